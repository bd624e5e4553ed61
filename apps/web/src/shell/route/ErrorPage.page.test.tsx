import { biblioteca } from '@portal/contract/biblioteca.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../api/queryClient.ts'
import { answerHome } from '../../testing/answerHome.ts'
import { answer, refuse } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { expectMissing, refuseGuia } from '../../testing/guiaAusente.ts'
import { openPage } from '../../testing/open.tsx'

const { titulo, texto } = catalogoErros['API-GEN-0005']
const falha = page.getByRole('main').getByRole('alert')

beforeEach(() => {
  answerHome()
  answer(guia.getFiltros, {})
  answer(pesquisa.searchGuias, {})
})

test('o que a página não esperava se diz no lugar dela, com o código para o suporte, e se tenta de novo', async () => {
  answer(biblioteca.getArquivo, { titulo: 'Manual do credenciado' })
  answer(biblioteca.listBiblioteca, {})
  const mend = refuse(biblioteca.getArquivo, 'API-GEN-0005')
  openPage('/portal/universidadeAurora?arquivo=9')
  await expect.element(falha.filter({ hasText: texto })).toBeVisible()
  await expect.element(falha.getByRole('heading', { name: titulo })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(falha.getByText(/^API-GEN-0005 · requisição req-\d+$/)).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expectAccessible()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('heading', { name: 'Manual do credenciado' })).toBeVisible()
})

test('o que foi recusado não se tenta de novo: a resposta seria a mesma', async () => {
  refuse(biblioteca.getArquivo, 'API-GEN-0001')
  openPage('/portal/universidadeAurora?arquivo=9')
  await expect.element(falha.filter({ hasText: catalogoErros['API-GEN-0001'].texto })).toBeVisible()
  await expect.element(falha.getByRole('button', { name: 'Ir para o início' })).toBeVisible()
  await expect.element(falha.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument()
})

test('um erro do próprio portal diz só de que espécie é, e o início continua à mão', async () => {
  vi.spyOn(queryClient, 'prefetchInfiniteQuery').mockImplementationOnce(() => {
    throw new Error('of the portal itself')
  })
  const { address } = openPage('/portal/cancelamentoGTO')
  await expect.element(falha.getByText('Error', { exact: true })).toBeVisible()
  await falha.getByRole('button', { name: 'Ir para o início' }).click()
  await expect.poll(address).toBe('/portal')
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toBeVisible()
})

test('o que não existe é a página não encontrada, e não um erro', async () => {
  refuseGuia()
  const aberta = openPage('/portal/guia/999')
  await expectMissing(aberta, '/portal/guia/999')
  await expect.element(falha).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Ir para o início', exact: true }))
    .toHaveAttribute('href', '/portal')
  await expectAccessible()
})

test('um arquivo que saiu da biblioteca leva aos outros', async () => {
  refuse(biblioteca.getArquivo, 'API-BIB-0001')
  openPage('/portal/universidadeAurora?arquivo=9')
  const { titulo: saiu, texto: palavras } = catalogoErros['API-BIB-0001']
  await expect.element(page.getByRole('heading', { level: 1, name: saiu })).toBeVisible()
  await expect.element(page.getByText(palavras)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ver a biblioteca' }))
    .toHaveAttribute('href', '/portal/universidadeAurora')
})
