import { fit, frameAll, jump, magnification, pan, reveal, zoomAt, type Camera, type Size } from "./camera";
import { CELL, type Point } from "./geometry";

/** Pixels of a board unit below which squares are hard to hit with a finger. */
const SMALL = 0.4;
const BUTTON_FACTOR = 1.4;
/** Pixels around a point without which it cannot be hit. */
const MARGIN = 22;
/** Milliseconds that a person needs to see that the map has moved. */
const SETTLES = 250;

/** The moving camera of one board: what the buttons outside the map and the map itself share. */
export class BoardView {
  /** Pixel size of the frame that shows the board. */
  frame = $state.raw<Size>({ width: 1, height: 1 });
  /** Extent of the board in board units. */
  bounds = $state.raw<Camera>({ x: 0, y: 0, width: 100, height: 100 });
  /** What matters at the moment: on a small frame the camera goes there by itself until somebody zooms. */
  points = $state.raw<readonly Point[]>([]);
  /** Pixels at the lower side of the frame that something lies over for the moment. */
  covered = $state(0);
  /** The map has moved by itself a moment ago. */
  moving = $state(false);
  #shown: Camera | null = null;
  #settled: ReturnType<typeof setTimeout> | undefined;
  #own = $state.raw<Camera | null>(null);

  /**
   * What is shown, until somebody zooms: the whole board; the points that matter, where the frame is small or something
   * lies over one of them.
   */
  get camera(): Camera {
    if (this.#own) return this.#own;
    const whole = fit(this.bounds, this.frame);
    const scale = Math.max(this.frame.width, 1) / whole.width;
    const edge = whole.y + whole.height - (this.covered + MARGIN) / scale;
    const hidden = this.covered > 0 && this.points.some((point) => point.y > edge);
    if (this.points.length === 0 || !(hidden || scale < SMALL)) return whole;
    const open = { width: this.frame.width, height: Math.max(this.frame.height - this.covered, this.frame.height / 4) };
    const near = frameAll(this.points, this.bounds, open, CELL * 0.75);
    return { ...near, height: (near.width * this.frame.height) / Math.max(this.frame.width, 1) };
  }

  /** Pixels of one board unit. */
  get scale(): number {
    return Math.max(this.frame.width, 1) / this.camera.width;
  }

  get fitted(): boolean {
    return this.#own === null;
  }

  /** Shows the whole board, and goes on doing so when the frame changes its size. */
  fit(): void {
    this.#own = null;
  }

  /** Tells what is shown now: a jump that nobody at the map asked for marks it as moving for a moment. */
  shows(camera: Camera): void {
    if (this.frame.width <= 1) return;
    const before = this.#shown;
    this.#shown = camera;
    if (!before || !this.fitted || jump(before, camera, this.frame) < CELL / 2) return;
    this.moving = true;
    clearTimeout(this.#settled);
    this.#settled = setTimeout(() => (this.moving = false), SETTLES);
  }

  zoom(factor: number, pixel: Point = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    const camera = zoomAt(this.camera, this.bounds, this.frame, pixel, factor);
    this.#own = magnification(camera, this.bounds, this.frame) > 1.001 ? camera : null;
  }

  zoomIn(): void {
    this.zoom(BUTTON_FACTOR);
  }

  zoomOut(): void {
    this.zoom(1 / BUTTON_FACTOR);
  }

  pan(by: Point): void {
    if (this.#own) this.#own = pan(this.#own, this.bounds, this.frame, by);
  }

  /** Brings a point into view, with some room around it. */
  show(point: Point, margin: number): void {
    if (this.#own) this.#own = reveal(this.#own, this.bounds, point, margin);
  }

  resize(frame: Size): void {
    const camera = this.#own;
    this.frame = frame;
    if (!camera) return;
    const height = (camera.width * frame.height) / Math.max(frame.width, 1);
    this.#own = { ...camera, height };
  }
}
