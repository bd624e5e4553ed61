/** What the fade of a row that goes on covers (rolagem.module.css), in px. */
const BORDA = 24

/** Scrolls a row that is wider than its place until one of its parts stands clear of the fades; the page stays where it is. */
export function showInRow(row: HTMLElement, part: HTMLElement): void {
  const { left, right } = row.getBoundingClientRect()
  const place = part.getBoundingClientRect()
  if (place.right > right - BORDA) row.scrollLeft += place.right - right + BORDA
  else if (place.left < left + BORDA) row.scrollLeft -= left + BORDA - place.left
}
