/** What this browser keeps under a key. One that keeps nothing for the portal draws it all the same. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a choice in this browser. In one that keeps nothing it lasts as long as the page. */
export function keep(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Whoever keeps it knows it until the page goes.
  }
}
