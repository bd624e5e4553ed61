import { expect } from 'vitest'
import { FORMULARIO } from './folha.ts'
import { type PaginaLida, readPdf } from './readPdf.fixture.ts'

/** What an independent reader finds on all the pages of an answer. */
export async function readTexto({ status, raw }: { status: number; raw: Buffer }): Promise<string> {
  expect(status, raw.toString('latin1').slice(0, 400)).toBe(200)
  return (await readPdf(raw)).map(({ texto }) => texto).join(' ')
}

/** No letter of any page stands beyond the margins of the form. */
export function expectNasMargens(paginas: readonly PaginaLida[]): void {
  for (const { largura, altura, letras } of paginas) {
    const fora = letras.filter(
      ({ esquerda, direita, alto, baixo }) =>
        esquerda < FORMULARIO.margem - 0.5 ||
        direita > largura - FORMULARIO.margem ||
        alto < FORMULARIO.margem ||
        baixo > altura - FORMULARIO.margem,
    )
    expect(fora).toEqual([])
  }
}
