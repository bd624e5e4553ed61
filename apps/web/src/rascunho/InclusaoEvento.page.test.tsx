import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA } from '../guia/paginaGuia.fixture.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { singleKeys } from '../ui/singleKeys.ts'
import {
  answerRascunho,
  include,
  inclusao,
  linha,
  readFala,
  readItens,
  readVeredito,
} from './rascunho.fixture.ts'

/** So many events that nothing is said of: of no tooth, and no faces. */
const itens = (quantos: number) =>
  Array.from({ length: quantos }, (_, indice) => ({
    sequencial: indice + 1,
    codigoEvento: '81000030',
    quantidade: 1,
  }))
const rascunho = (quantos: number) => ({
  itens: itens(quantos),
  revisao: 3,
  salvoEm: '2026-11-21T11:00:00.000Z',
})
const comRascunho = (quantos: number) => ({
  rascunho: { observacao: '', justificativa: '', ...rascunho(quantos) },
})

beforeEach(() => {
  answerRascunho(comRascunho(48))
})

test('de poucos lugares em diante o limite se diz antes de chegar', async () => {
  openPage(GUIA)
  await expect.element(page.getByRole('heading', { name: 'Eventos (48)' })).toBeVisible()
  expect(readVeredito()).toMatch(/Cabem mais 2 eventos nesta guia\.$/)
  await include('26 O 85100196')
  await expect.poll(readFala).toMatch(/Cabe mais 1 evento nesta guia\.$/)
})

test('a dica ensina a tecla da ajuda enquanto ela age', async () => {
  answerRascunho()
  openPage(GUIA)
  const dica = inclusao.getByText(/fora do campo mostra os atalhos$/)
  await expect.element(dica).toBeInTheDocument()
  singleKeys.turn(false)
  await expect.element(dica).not.toBeInTheDocument()
  await expect.element(inclusao.getByText('1 a 9', { exact: true })).toBeInTheDocument()
})

test('com mais de cinco lugares livres nada se diz do limite', async () => {
  answerRascunho(comRascunho(44))
  openPage(GUIA)
  await expect.element(page.getByRole('heading', { name: 'Eventos (44)' })).toBeVisible()
  expect(readVeredito()).not.toMatch(/Cabe/)
})

test('o que passa dos 50 é recusado por inteiro, nomeia o que não coube e fica na linha', async () => {
  openPage(GUIA)
  const tres = '26 O 85100196; 36 O 85100196; 37 O 85100196'
  await include(tres)
  await expect
    .poll(readFala)
    .toBe('Uma guia leva até 50 eventos, e cabem só mais 2. Nada foi incluído; não coube: 37 O 85.100.196.')
  await expect.element(linha).toHaveValue(tres)
  expect(readItens()).toHaveLength(48)
  await include('26 O 85100196; 36 O 85100196')
  await expect.element(page.getByRole('heading', { name: 'Eventos (50)' })).toBeVisible()
  expect(readFala()).toMatch(/A guia tem 50 eventos, o máximo\. Leve os demais a outra guia\.$/)
  await include('37 O 85100196')
  await expect
    .poll(readFala)
    .toBe(
      'Uma guia leva até 50 eventos, e não cabe mais nenhum. Nada foi incluído; não coube: 37 O 85.100.196.',
    )
  await expect.element(linha).toHaveFocus()
  await expect.element(linha).toHaveAttribute('aria-invalid', 'true')
  expect(readItens()).toHaveLength(50)
  await expectAccessible()
})

test('o que se disse de um evento não se diz de novo quando o erro seguinte se apaga', async () => {
  answerRascunho()
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.poll(readFala).toMatch(/^Incluído: 26 MO .*Seria aprovado$/)
  await include('99 85100200')
  await expect.poll(readFala).toBe('Não existe dente 99.')
  await userEvent.keyboard('{Escape}')
  await expect.poll(readVeredito).toMatch(/^Seria aprovado/)
  expect(readFala()).toBe('')
  await include('27 OM 85100200')
  await expect.poll(readFala).toMatch(/^Incluído: 27 MO/)
})
