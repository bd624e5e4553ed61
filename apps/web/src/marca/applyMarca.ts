import type { Marca } from './marca.ts'

/** Puts a network's colours, favicon and frame colour on the document; the two `<meta>` and the `<link>` are reused. */
export function applyMarca(marca: Marca): void {
  document.documentElement.dataset.marca = marca.id
  headElement('link', 'rel', 'icon').setAttribute('href', marca.favicon)
  for (const [scheme, color] of [
    ['light', marca.corMoldura.claro],
    ['dark', marca.corMoldura.escuro],
  ] as const) {
    const meta = headElement('meta', 'media', `(prefers-color-scheme: ${scheme})`)
    meta.setAttribute('name', 'theme-color')
    meta.setAttribute('content', color)
  }
}

function headElement(tag: 'link' | 'meta', attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`)
  if (found) return found
  const created = document.createElement(tag)
  created.setAttribute(attribute, value)
  document.head.append(created)
  return created
}
