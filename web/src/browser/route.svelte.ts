/** Which page is open. The address is the only state, so every page can be linked to. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address without opening another page. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.path = location.pathname;
    this.hash = location.hash;
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const route = new Route();

/** Click handler for links: navigate in place, unless a new tab was asked for. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}

export function hashParams(hash: string): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ''));
}
