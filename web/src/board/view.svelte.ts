import { untrack } from "svelte";
import { clamp, fit, fitOpen, frameAll, jump, magnification, pan, reveal, zoomAt, type Camera, type Frame, type Size } from "./camera";
import { Drawing } from "./drawing.svelte";
import { CELL, type Point } from "./geometry";

/** Pixels of a board unit below which squares are hard to hit with a finger. */
const SMALL = 0.4;
/** Pixels of a board unit at which they are easy to hit: the camera goes no closer by itself. */
const EASY = 0.7;
/** Pixels of height below which a frame is a phone's: there the whole board is shown in what is left of it. */
const LOW = 420;
const BUTTON_FACTOR = 1.4;
/** Magnification up to which the whole board is shown. */
const WHOLE = 1.001;
/** Pixels around a point without which it cannot be hit. */
const MARGIN = 22;
/** Milliseconds that a person needs to see that the map has moved. */
const SETTLES = 250;

/** The moving camera of one board: what the buttons outside the map and the map itself share. */
export class BoardView {
  readonly drawing = new Drawing();
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

  /** The frame with what lies over it. */
  get #open(): Frame {
    return { ...this.frame, covered: this.covered };
  }

  /** What somebody has zoomed to, or moved to while a part of the whole board was covered. */
  get #chosen(): Camera | null {
    const own = this.#own;
    return own && (this.covered > 0 || magnification(own, this.bounds, this.frame) > WHOLE) ? own : null;
  }

  get #whole(): Camera {
    return this.frame.height < LOW ? fitOpen(this.bounds, this.#open) : fit(this.bounds, this.frame);
  }

  /**
   * What is shown, until somebody zooms: the whole board; the points that matter, where the frame is small or something
   * lies over one of them.
   */
  get camera(): Camera {
    const own = this.#chosen;
    if (own) return clamp(own, this.bounds, this.#open);
    const whole = this.#whole;
    const scale = Math.max(this.frame.width, 1) / whole.width;
    const edge = whole.y + whole.height - (this.covered + MARGIN) / scale;
    const hidden = this.covered > 0 && this.points.some((point) => point.y > edge);
    if (this.points.length === 0 || !(hidden || scale < SMALL)) return whole;
    const open = { width: this.frame.width, height: Math.max(this.frame.height - this.covered, this.frame.height / 4) };
    const near = frameAll(this.points, this.bounds, open, CELL * 0.75, Math.max(EASY, scale));
    return { ...near, height: (near.width * this.frame.height) / Math.max(this.frame.width, 1) };
  }

  /** Pixels of one board unit. */
  get scale(): number {
    return Math.max(this.frame.width, 1) / this.camera.width;
  }

  get fitted(): boolean {
    return this.#chosen === null;
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
    const camera = zoomAt(this.camera, this.bounds, this.#open, pixel, factor);
    this.#own = factor > 1 || magnification(camera, this.bounds, this.frame) > WHOLE ? camera : null;
  }

  zoomIn(): void {
    this.zoom(BUTTON_FACTOR);
  }

  zoomOut(): void {
    this.zoom(1 / BUTTON_FACTOR);
  }

  /** Whether a part of the board is out of sight. */
  get #hides(): boolean {
    const { y, height } = this.camera;
    return !this.fitted || y + height * (1 - this.covered / Math.max(this.frame.height, 1)) < this.bounds.y + this.bounds.height;
  }

  /** Follows a drag. */
  pan(by: Point): void {
    if (this.#hides) this.#own = pan(this.camera, this.bounds, this.#open, by);
  }

  /** Brings a point into view, with some room around it. */
  show(point: Point, margin: number): void {
    if (this.#hides) this.#own = reveal(this.camera, this.bounds, point, margin, this.#open);
  }

  /** The frame has got this size; an effect that says so runs again for a new size only, not for every new camera. */
  resize(frame: Size): void {
    const camera = untrack(() => this.#own);
    this.frame = frame;
    if (!camera) return;
    const height = (camera.width * frame.height) / Math.max(frame.width, 1);
    this.#own = { ...camera, height };
  }
}
