import { cadastro } from '@portal/contract/cadastro.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'

const titulo = page.getByRole('heading', { name: 'Cadastro', level: 2 })
const emDia = { vencidos: 0, aVencer: 0, naoEnviados: 0, recusados: 0, emAnalise: 0 }

beforeEach(() => {
  answerHome()
  // A link under the pointer begins to load what it leads to.
  answer(cadastro.listAlvaras, [])
  answer(cadastro.getContatos, {})
})

test.each([
  [{ pendente: true }, 'A operadora pede que você confira os contatos'],
  [{ conferidoEm: null }, 'Contatos ainda não conferidos'],
  [{ conferidoEm: '2026-11-20T15:30:00.000Z' }, 'Contatos conferidos em 20/11/2026 12:30'],
])('%o: %s, e o caminho até eles', async (parte, palavras) => {
  answer(cadastro.getAtualizacao, { pendente: false, alvaras: emDia, ...parte })
  openPage('/portal')
  await expect
    .element(page.getByRole('link', { name: palavras }))
    .toHaveAttribute('href', '/portal/atualizacaoCadastral')
})

test('do início se vai aos alvarás, que a linha conta pelo pior', async () => {
  answer(cadastro.getAtualizacao, { alvaras: { ...emDia, vencidos: 1, aVencer: 2 } })
  const { address } = openPage('/portal')
  await page.getByRole('link', { name: 'Alvarás: 1 vencido, 2 a vencer' }).click()
  await expect.poll(address).toBe('/portal/atualizacaoCadastral?aba=alvaras')
})

test('enquanto vem, e quando não vem', async () => {
  const release = hold(cadastro.getAtualizacao)
  const mend = refuse(cadastro.getAtualizacao, 'API-GEN-0005')
  openPage('/portal')
  await expect.element(page.getByRole('status', { name: 'Carregando o cadastro' })).toBeVisible()
  release()
  const falha = page.getByRole('alert')
  await expect.element(falha).toBeVisible()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('link', { name: 'Alvarás em dia' })).toBeVisible()
})

test('quem não cuida do cadastro não tem a parte dele, e nada se pede', async () => {
  openPage('/portal', { permissoes: ['CONSULTA_GTO'] })
  await expect.element(page.getByRole('heading', { name: 'Comunicados', level: 2 })).toBeVisible()
  await expect.element(titulo).not.toBeInTheDocument()
  expect(sent(cadastro.getAtualizacao)).toEqual([])
})
