import { evento } from '@portal/contract/evento.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventosTabela, GUIA } from '../../guia/paginaGuia.fixture.ts'
import { sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, include, readFala, readItens } from '../rascunho.fixture.ts'

const lugares = () => readItens().map(([, lugar]) => lugar)

async function editar(texto: string): Promise<void> {
  openPage(GUIA)
  await include(texto)
  await eventosTabela.getByRole('button', { name: /^Editar / }).click()
}

beforeEach(() => {
  answerRascunho()
})

test('o dente se troca onde está, e só as faces que o evento aceita nele se oferecem', async () => {
  await editar('26 OM 85100200')
  const dente = page.getByRole('textbox', {
    name: 'Dente de Restauração em resina fotopolimerizável 2 faces',
  })
  await expect.element(dente).toHaveFocus()
  await dente.fill('11')
  await userEvent.tab()
  await expect.poll(lugares).toEqual(['11 MO'])
  await expect.poll(readFala).toMatch(/^Alterado: 11 MO Restauração /)
  const faces = page.getByRole('group', { name: /^Faces de/ })
  await expect.poll(() => sent(evento.getFaces).map(({ query }) => query.dente)).toEqual(['26', '11'])
  // The one that is marked and should not be there can be taken away.
  const nomes = () =>
    faces
      .getByRole('button')
      .elements()
      .map((face) => [face.getAttribute('aria-label'), face.getAttribute('aria-pressed')])
  await expect.poll(nomes).toContainEqual(['Oclusal', 'true'])
  await faces.getByRole('button', { name: 'Oclusal' }).click()
  await expect.poll(lugares).toEqual(['11 M'])
  await faces.getByRole('button', { name: 'Mesial' }).click()
  await expect.poll(readFala).toMatch(/dados de faces dos dentes\. Faltam as faces\.$/)
  await expect.element(eventosTabela.getByText(/\(3023\)\. Faltam as faces\.$/)).toBeVisible()
  await faces.getByRole('button', { name: 'Mesial' }).click()
  await expect.poll(nomes).not.toContainEqual(['Oclusal', 'true'])
  await faces.getByRole('button', { name: 'Distal' }).click()
  await expect.poll(lugares).toEqual(['11 MD'])
  await expectAccessible()
  await page.getByRole('button', { name: 'Pronto' }).click()
  await expect.element(dente).not.toBeInTheDocument()
  await expect.element(page.getByRole('rowgroup', { name: /^1: / })).toHaveFocus()
})

test('a troca por Enter é um passo só, que se desfaz de uma vez', async () => {
  await editar('37 O 85100196')
  await userEvent.keyboard('46{Enter}')
  await expect.poll(lugares).toEqual(['46 O'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(lugares).toEqual(['37 O'])
})

test('um dente que não existe fica errado no seu campo', async () => {
  await editar('26 OM 85100200')
  const dente = page.getByRole('textbox', { name: /^Dente de/ })
  await dente.fill('99')
  await userEvent.tab()
  await expect.element(dente).toHaveAttribute('aria-invalid', 'true')
  expect(readItens()[0]?.[2]).toBe('Corrigir')
})

test('a região se escreve, e a quantidade só onde o evento a permite', async () => {
  await editar('AS 85400602 x3')
  const regiao = page.getByRole('textbox', { name: 'Região de Ponto de solda' })
  await regiao.fill('ai')
  await userEvent.tab()
  await expect.poll(lugares).toEqual(['AI × 3'])
  const quantidade = page.getByRole('textbox', { name: 'Quantidade de Ponto de solda' })
  await quantidade.fill('5')
  await userEvent.tab()
  await expect.poll(lugares).toEqual(['AI × 5'])
  await quantidade.fill('')
  await userEvent.tab()
  await expect.poll(lugares).toEqual(['AI'])
})

test('Esc desiste do que se escrevia e fecha; sem lugar nem quantidade não há campo deles', async () => {
  await editar('84000198')
  await expect.element(page.getByRole('button', { name: 'Pronto' })).toHaveFocus()
  await expect.element(eventosTabela.getByRole('textbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Pronto' })).not.toBeInTheDocument()
  await include('26 O 85100196')
  await eventosTabela.getByRole('button', { name: /^Editar 2: Restauração/ }).click()
  await userEvent.keyboard('3{Escape}')
  await expect.element(page.getByRole('textbox', { name: /^Dente de/ })).not.toBeInTheDocument()
  expect(lugares()).toEqual(['—', '26 O'])
})
