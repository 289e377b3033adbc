/** Repeats a look at the server while the page is seen, and at once when it is seen again; call the result to stop. */
export function poll(look: () => Promise<void>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const round = async (): Promise<void> => {
    clearTimeout(timer);
    if (document.visibilityState !== "hidden") await look();
    if (!stopped) timer = setTimeout(() => void round(), every);
  };
  const seen = (): void => {
    if (document.visibilityState !== "hidden") void round();
  };

  document.addEventListener("visibilitychange", seen);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
