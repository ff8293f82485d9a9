/** What a published page says about itself: `bestiary publish` writes it into the page. A page that
 * comes from a server has none. */
export interface Published {
  title: string;
  /** A line about who made it. */
  author: string;
  /** The picture above the games, as an address. */
  cover: string;
  icon: string;
  colour: string;
  /** The files that Python consists of, with their sizes in bytes. */
  sizes: Record<string, number>;
  /** Changes if any of them does. */
  version: string;
}

function find(): Published | null {
  const text = document.getElementById('published')?.textContent;
  return text ? (JSON.parse(text) as Published) : null;
}

export const published = find();
/** Friends by link, clocks, spectators and reviews take a server. */
export const hasServer = published === null;
