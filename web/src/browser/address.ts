/** Below which path the server stands, "" at the top of its host; the server writes it into the page. */
const root = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="starhold-root"]')?.content ?? "";

/** The address of a path of this site: `/rules/quantum` → `/games/rules/quantum` where the server stands below `/games`. */
export function at(path: string): string {
  return root + path;
}

/** The path of this site that an address on the same host means; undefined for one outside of it. */
export function pathOf(pathname: string): string | undefined {
  if (root === "") return pathname;
  if (pathname === root) return "/";
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : undefined;
}
