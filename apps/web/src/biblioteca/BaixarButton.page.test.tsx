import { biblioteca } from '@portal/contract/biblioteca.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerFile, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { watchDownloads } from '../testing/watchDownloads.ts'
import { grupos, tabelaFaces } from './biblioteca.fixture.ts'

const ROTA = '/portal/universidadeAurora'
const baixar = page.getByRole('button', { name: /Baixar o PDF de Tabela de faces e dentes$/ })

beforeEach(() => {
  answer(biblioteca.listBiblioteca, { grupos })
  answer(biblioteca.getArquivo, { ...tabelaFaces, grupo: 'Tabelas', texto: 'Texto.' })
  answerFile(biblioteca.exportArquivo, '%PDF', 'tabela-de-faces-v2.pdf')
})

test.each([
  ['da lista', ROTA],
  ['do arquivo aberto', `${ROTA}?arquivo=7`],
])('%s se guarda o PDF, com o nome que o servidor lhe dá', async (_de, endereco) => {
  const saved = watchDownloads()
  openPage(endereco)
  await baixar.click()
  await expect.element(page.getByText('tabela-de-faces-v2.pdf está nos seus downloads.')).toBeVisible()
  expect(saved.map(({ nome }) => nome)).toEqual(['tabela-de-faces-v2.pdf'])
  expect(await saved[0]?.conteudo?.text()).toBe('%PDF')
  expect(sent(biblioteca.exportArquivo).map(({ query }) => query)).toEqual([{ codArquivo: 7 }])
})

test('enquanto vem, pedir de novo não pede outra vez', async () => {
  const saved = watchDownloads()
  const release = hold(biblioteca.exportArquivo)
  openPage(ROTA)
  await baixar.click()
  await expect.element(baixar).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  release()
  await expect.poll(() => saved).toHaveLength(1)
  expect(sent(biblioteca.exportArquivo)).toHaveLength(1)
})

test('o que já não está na biblioteca se diz em aviso', async () => {
  refuse(biblioteca.exportArquivo, 'API-BIB-0001')
  openPage(ROTA)
  await baixar.click()
  await expect
    .element(page.getByText('Não foi possível baixar “Tabela de faces e dentes”. Arquivo não encontrado'))
    .toBeVisible()
  await expect.element(page.getByText(catalogoErros['API-BIB-0001'].texto)).toBeVisible()
})

test('um endereço de arquivo que não há leva à biblioteca', async () => {
  refuse(biblioteca.getArquivo, 'API-BIB-0001')
  const { address } = openPage(`${ROTA}?arquivo=999999`)
  const { titulo } = catalogoErros['API-BIB-0001']
  await expect.element(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Ver a biblioteca' }).click()
  await expect.element(page.getByText('2 arquivos')).toBeVisible()
  expect(address()).toBe(ROTA)
})
