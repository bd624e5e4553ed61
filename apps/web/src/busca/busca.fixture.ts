import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { helena } from '../associado/associado.fixture.ts'

/** Patients whom no other test opens: where one was last, in another test, does not stand before them. */
export const quiteria = {
  ...helena,
  chave: '00000000-0000-4000-8000-000000000777',
  codigoAssociado: '500000777',
  nome: 'Quitéria Zanin',
}
export const zoe = {
  ...helena,
  chave: '00000000-0000-4000-8000-000000000888',
  codigoAssociado: '500000888',
  nome: 'Zoé Zanin',
}
export const wanda = {
  ...helena,
  chave: '00000000-0000-4000-8000-000000000999',
  codigoAssociado: '500000999',
  nome: 'Wanda Ximenes',
}

export const limpeza = {
  codigoEvento: '84000198',
  descricao: 'Profilaxia: polimento coronário',
  codigoAntigo: null,
}

export const busca = page.getByRole('searchbox', { name: 'O que você procura?' })
export const dialogo = page.getByRole('dialog', { name: 'Buscar' })

/** By its key; what is typed next is the search's. */
export async function openBusca(): Promise<void> {
  await expect.element(page.getByRole('main')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(busca).toHaveFocus()
}

/** What each result says, the first one first. */
export const listResultados = (): (string | null)[] =>
  dialogo
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
