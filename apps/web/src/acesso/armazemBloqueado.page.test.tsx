import { acesso } from '@portal/contract/acesso.ts'
import { termo } from '@portal/contract/termo.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clearGuardados, readTexto } from '../api/guardado.ts'
import { fakeToken } from '../api/testing/fakeToken.ts'
import { endereco, openRecurso } from '../recursoGlosa/recursoPage.fixture.ts'
import { uso } from '../termo/termo.fixture.ts'
import { answer, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { followLink, showMarca, titulo } from './acesso.fixture.ts'
import { keepMotivoFim } from './motivoFim.ts'

/** A browser whose privacy settings keep sites from storing anything: even to name the storage is refused. */
beforeEach(() => {
  for (const armazem of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, armazem, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  showMarca('aurora')
})
afterEach(() => {
  // Only this page remembers what it was given.
  clearGuardados()
  vi.restoreAllMocks()
})

test('o link da senha se confere', async () => {
  answer(acesso.validateFluxo, { tipoFluxo: 'RS', userLogin: '100001' })
  followLink('x'.repeat(43))
  openPage('/acesso/CadastrarSenha', null)
  await expect.element(titulo('Crie uma nova senha')).toBeVisible()
})

test('o fim da sessão se diz, com o motivo que o trouxe', async () => {
  keepMotivoFim('O link não vale mais.')
  openPage('/SessaoEncerrada', null)
  await expect.element(titulo('Sessão encerrada')).toBeVisible()
  await expect.element(page.getByText('O link não vale mais.')).toBeVisible()
})

test('a senha se troca', async () => {
  answer(acesso.listSessoes, {})
  answer(acesso.updateSenha, {
    ok: true,
    expiraEm: '2027-02-20T02:59:59.000Z',
    accessToken: fakeToken({ jti: 'jti-2' }),
  })
  openPage('/portal/trocaSenha')
  for (const [campo, valor] of [
    ['Senha atual', 'Sorriso#2026'],
    ['Nova senha', 'cavalo azul 77'],
    ['Confirme a nova senha', 'cavalo azul 77'],
  ] as const)
    await page.getByLabelText(campo, { exact: true }).fill(valor)
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Senha trocada' })).toBeVisible()
  expect(sent(acesso.updateSenha)).toHaveLength(1)
})

test('o termo que se leu está lido na lista', async () => {
  answer(termo.listPendentes, { termos: [uso] })
  openPage('/portal/termosPendentes?documento=104')
  await expect.element(page.getByText('Texto lido até o fim. Você já pode aceitar.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos os pendentes' }).click()
  await expect.element(page.getByText('Lido', { exact: true })).toBeVisible()
})

test('o recurso que se escreve abre, e fica enquanto a página está aberta', async () => {
  const justificativa = page.getByRole('textbox', { name: 'Justificativa' }).first()
  await openRecurso()
  await justificativa.fill('Segue a imagem.')
  await expect.poll(() => readTexto('localStorage', 'recurso:100001:700000001')).toBeDefined()
  openPage(endereco)
  await expect.element(justificativa).toHaveValue('Segue a imagem.')
})
