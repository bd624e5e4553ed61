import { cadastro } from '@portal/contract/cadastro.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { watchDownloads } from '../testing/watchDownloads.ts'
import { arquivo, createAlvara, createRenovacao } from './cadastro.fixture.ts'

const ver = page.getByRole('button', { name: 'Ver arquivo: Alvará sanitário' })
const verEnviado = page.getByRole('button', { name: 'Ver arquivo enviado: Alvará sanitário' })
const dialogo = page.getByRole('dialog', { name: 'Alvará sanitário' })
const enviado = {
  ...arquivo,
  nomeArquivo: 'novo.png',
  paginasTela: 1,
  enviadoEm: '2026-11-21T11:00:00.000Z',
}

async function drawPagina(): Promise<Blob> {
  const canvas = new OffscreenCanvas(20, 10)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 10)
  return canvas.convertToBlob()
}

beforeEach(async () => {
  const renovacao = createRenovacao('recusada', { motivo: 'Não se lê.', arquivo: enviado })
  answer(cadastro.listAlvaras, [createAlvara({ arquivo, renovacao })])
  answerFile(cadastro.getArquivo, await drawPagina(), 'alvara.pdf')
  openPage('/portal/atualizacaoCadastral?aba=alvaras')
})

test('o arquivo em vigor se vê página por página, da primeira à última', async () => {
  await ver.click()
  await expect.element(dialogo.getByText('alvara.pdf, enviado em 20/11/2026 15:05')).toBeVisible()
  await expect.element(dialogo.getByRole('img', { name: 'Alvará sanitário, página 1' })).toBeVisible()
  await expectAccessible()
  const anterior = dialogo.getByRole('button', { name: 'Página anterior' })
  const proxima = dialogo.getByRole('button', { name: 'Próxima página' })
  await expect.element(anterior).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dialogo.getByText('Página 1 de 2')).toBeVisible()
  await proxima.click()
  await expect.element(dialogo.getByRole('img', { name: 'Alvará sanitário, página 2' })).toBeVisible()
  await expect.element(proxima).toHaveAttribute('aria-disabled', 'true')
  await anterior.click()
  await expect.element(dialogo.getByText('Página 1 de 2')).toBeVisible()
  expect(sent(cadastro.getArquivo)).toMatchObject([
    { params: { id: 7 }, query: { versao: 'tela', pagina: 1 } },
    { params: { id: 7 }, query: { versao: 'tela', pagina: 2 } },
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(ver).toHaveFocus()
})

test('o arquivo da renovação é outro, pedido como dela, e o de uma página só não tem setas', async () => {
  await verEnviado.click()
  const renovacao = page.getByRole('dialog', { name: 'Renovação: Alvará sanitário' })
  await expect.element(renovacao.getByText('novo.png, enviado em 21/11/2026 08:00')).toBeVisible()
  await expect
    .element(renovacao.getByRole('img', { name: 'Renovação: Alvará sanitário, página 1' }))
    .toBeVisible()
  await expect.element(renovacao.getByRole('button', { name: 'Próxima página' })).not.toBeInTheDocument()
  expect(sent(cadastro.getArquivo).map(({ query }) => query)).toEqual([
    { versao: 'tela', pagina: 1, renovacao: true },
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(verEnviado).toHaveFocus()
})

test.each([
  ['em vigor', ver, 'Alvará sanitário', { versao: 'inteira' }],
  ['enviado', verEnviado, 'Renovação: Alvará sanitário', { versao: 'inteira', renovacao: true }],
] as const)('o arquivo do %s se guarda com o nome dele', async (_qual, botao, titulo, query) => {
  const saved = watchDownloads()
  await botao.click()
  const aberto = page.getByRole('dialog', { name: titulo })
  await expect.element(aberto.getByRole('img')).toBeVisible()
  answerFile(cadastro.getArquivo, 'inteiro', 'alvara.pdf')
  await aberto.getByRole('button', { name: 'Baixar' }).click()
  await expect.poll(() => saved.map(({ nome }) => nome)).toEqual(['alvara.pdf'])
  expect(await saved[0]?.conteudo?.text()).toBe('inteiro')
  expect(sent(cadastro.getArquivo).at(-1)?.query).toEqual(query)
})

test('uma página que não vem diz o que houve e se pede de novo', async () => {
  const mend = refuse(cadastro.getArquivo, 'API-GEN-0005')
  await ver.click()
  const falha = dialogo.getByRole('alert')
  await expect.element(falha.getByText(catalogoErros['API-GEN-0005'].texto)).toBeVisible()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(dialogo.getByRole('img')).toBeVisible()
})

test('o arquivo que não há se diz em aviso, e o diálogo fica', async () => {
  await ver.click()
  await expect.element(dialogo.getByRole('img')).toBeVisible()
  refuse(cadastro.getArquivo, 'API-CAD-0007')
  await dialogo.getByRole('button', { name: 'Baixar' }).click()
  await expect.element(page.getByText(catalogoErros['API-CAD-0007'].texto)).toBeVisible()
  await expect
    .element(page.getByText('Não foi possível baixar “alvara.pdf”. Arquivo não encontrado'))
    .toBeVisible()
  await expect.element(dialogo).toBeVisible()
})
