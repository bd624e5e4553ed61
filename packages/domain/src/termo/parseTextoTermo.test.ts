import { expect, it } from 'vitest'
import { type BlocoTermo, parseTextoTermo } from './parseTextoTermo.ts'

/** A block as a line: what it is, and its words with `[bold]`. */
const show = (bloco: BlocoTermo): string => {
  const words = (partes: readonly { texto: string; forte: boolean }[]) =>
    partes.map(({ texto, forte }) => (forte ? `[${texto}]` : texto)).join('')
  return bloco.tipo === 'lista'
    ? `lista: ${bloco.itens.map(words).join(' | ')}`
    : `${bloco.tipo}: ${words(bloco.partes)}`
}

it.each([
  ['nothing', '', []],
  ['empty lines alone', '\n \n\n', []],
  ['a paragraph', 'Um texto.', ['paragrafo: Um texto.']],
  ['a paragraph of several lines', 'Um\ntexto.', ['paragrafo: Um texto.']],
  ['a heading', '## 1. Objeto', ['titulo: 1. Objeto']],
  ['a heading and a paragraph', '## A\n\nB', ['titulo: A', 'paragrafo: B']],
  ['a list', '- um\n- dois', ['lista: um | dois']],
  ['a line that only begins as a list', '- um\nsegue', ['paragrafo: - um segue']],
  ['bold', 'É da **Aurora**, sim.', ['paragrafo: É da [Aurora], sim.']],
  ['bold in a list', '- **um**', ['lista: [um]']],
  ['bold that is not closed', 'É **assim.', ['paragrafo: É **assim.']],
  ['lines as Windows ends them', '## A\r\n\r\n- b\r\n- c', ['titulo: A', 'lista: b | c']],
  ['HTML, as text', '<b onclick="x()">oi</b>', ['paragrafo: <b onclick="x()">oi</b>']],
  ['a link of Markdown, as text', '[a](javascript:x)', ['paragrafo: [a](javascript:x)']],
  ['another heading of Markdown, as text', '# A', ['paragrafo: # A']],
])('reads %s', (_nome, texto, esperado) => {
  expect(parseTextoTermo(texto).map(show)).toEqual(esperado)
})
