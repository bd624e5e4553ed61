import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { findCard } from '../testing/findCard.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { watchDownloads } from '../testing/watchDownloads.ts'

const exportar = page.getByRole('button', { name: 'Situação em Excel' })
const acoes = ['Continuar o envio', 'Ver guias de hoje', 'Ver guias do mês'] as const

beforeEach(() => {
  answerHome()
  answer(credenciado.getTotalSenhas, { hoje: 3, mes: 1234, naoEnviadas: 17 })
})

const readLinhas = () =>
  [...(page.getByText('Ainda não enviadas').element().closest('dl')?.children ?? [])].map((linha) =>
    [...linha.children].map((parte) => parte.textContent),
  )

test('cada número diz o que conta e leva às guias que o fazem', async () => {
  openPage('/portal')
  await expect.element(page.getByText('1.234')).toBeVisible()
  expect(readLinhas()).toEqual([
    ['Ainda não enviadas', '17', 'Continuar o envio'],
    ['Hoje', '3', 'Ver guias de hoje'],
    ['Neste mês', '1.234', 'Ver guias do mês'],
  ])
  const enderecos = acoes.map((acao) => page.getByRole('link', { name: acao }).element().getAttribute('href'))
  expect(enderecos).toEqual([
    '/portal/consultaGTOs?situacao=8%2C16%2C9&senha=emVigor',
    '/portal/consultaGTOs?de=2026-11-21&ate=2026-11-21',
    '/portal/consultaGTOs?de=2026-11-01&ate=2026-11-21',
  ])
})

test('o que não há se diz em palavra, e não leva a uma lista vazia', async () => {
  answer(credenciado.getTotalSenhas, { hoje: 0, mes: 1, naoEnviadas: 0 })
  openPage('/portal')
  await expect.element(page.getByRole('link', { name: 'Ver guias do mês' })).toBeVisible()
  expect(readLinhas()).toEqual([
    ['Ainda não enviadas', 'Nenhuma'],
    ['Hoje', 'Nenhuma'],
    ['Neste mês', '1', 'Ver guias do mês'],
  ])
})

test('as que faltam enviar se pesquisam como se contam: sem as senhas que terminaram', async () => {
  answer(pesquisa.searchGuias, {})
  answer(guia.getFiltros, {})
  openPage('/portal')
  await page.getByRole('link', { name: 'Continuar o envio' }).click()
  await expect
    .poll(() => sent(pesquisa.searchGuias).map(({ body }) => body))
    .toEqual([{ statusTiss: '8,16,9', senhaEmVigor: true }])
})

test('a falha se diz sozinha e se pede de novo; os outros cartões ficam como estão', async () => {
  const mend = refuse(credenciado.getTotalSenhas, 'API-GEN-0005')
  openPage('/portal')
  const cartao = await findCard('Senhas liberadas')
  const tentar = cartao.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(tentar).toBeVisible()
  await expect.element(cartao.getByRole('definition')).not.toBeInTheDocument()
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveLength(1)
  mend()
  await tentar.click()
  await expect.element(page.getByText('17')).toBeVisible()
  await expect.element(tentar).not.toBeInTheDocument()
})

test('a planilha da situação vai para os downloads, ou diz por que não', async () => {
  const baixados = watchDownloads()
  answerFile(credenciado.exportStatusSenha, 'planilha', 'statusGuias.xlsx')
  openPage('/portal')
  await exportar.click()
  await expect.element(page.getByText('statusGuias.xlsx está nos seus downloads.')).toBeVisible()
  expect(baixados.map(({ nome }) => nome)).toEqual(['statusGuias.xlsx'])
  expect(await baixados[0]?.conteudo?.text()).toBe('planilha')
  refuse(credenciado.exportStatusSenha, 'API-GTO-0030')
  await exportar.click()
  await expect.element(page.getByText(catalogoErros['API-GTO-0030'].texto)).toBeVisible()
})

test('a quem não consulta guias, os números ficam sem links e sem planilha', async () => {
  answerMenu({ fora: ['CONSULTA_GTO'] })
  openPage('/portal', { permissoes: permissoesSem('CONSULTA_GTO') })
  await expect.element(page.getByText('1.234')).toBeVisible()
  expect(readLinhas()).toEqual([
    ['Ainda não enviadas', '17'],
    ['Hoje', '3'],
    ['Neste mês', '1.234'],
  ])
  await expect.element(exportar).not.toBeInTheDocument()
})
