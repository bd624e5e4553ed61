import { acesso } from '@portal/contract/acesso.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { fakeToken } from '../api/testing/fakeToken.ts'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { expectGood, showOn, telas, titulo } from './acesso.fixture.ts'

const SAIDA = '/acesso/logout'
const sair = page.getByRole('button', { name: 'Sair' })

beforeEach(() => {
  answer(acesso.refreshToken, { accessToken: fakeToken({ jti: 'jti-2' }) })
  answer(acesso.logout, { ok: true })
})

test.each(telas)('o endereço da saída pergunta antes, %s a %i px', async (tema, largura) => {
  await showOn(tema, largura)
  const { left } = openPage(SAIDA)
  await expect.element(titulo('Sair do portal?')).toHaveFocus()
  await expect
    .element(page.getByText('Este endereço encerra a sua sessão. Ela continua aberta até você confirmar.'))
    .toBeVisible()
  await expectGood()
  await expect
    .element(page.getByRole('link', { name: 'Voltar ao portal' }))
    .toHaveAttribute('href', '/portal')
  expect(sent(acesso.logout)).toEqual([])
  expect(left()).toEqual([])
})

// An address that passes on within the page.
test('a volta por outro endereço também pergunta', async () => {
  openPage(`/temporary-route?voltar=/portal/..${SAIDA}`)
  await expect.element(titulo('Sair do portal?')).toHaveFocus()
  expect(sent(acesso.logout)).toEqual([])
})

test('confirmada com o teclado, a saída acaba com a sessão no servidor e leva ao início', async () => {
  const release = hold(acesso.logout)
  const { left } = openPage(SAIDA)
  await expect.element(titulo('Sair do portal?')).toHaveFocus()
  await userEvent.tab()
  await expect.element(sair).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('img', { name: 'Saindo' })).toBeVisible()
  release()
  await expect.poll(left).toEqual(['/'])
  expect(sent(acesso.refreshToken)).toHaveLength(1)
  expect(sent(acesso.logout)).toHaveLength(1)
})

test('o botão Sair do portal sai na hora', async () => {
  answer(acesso.listSessoes, {})
  const { left } = openPage('/portal/trocaSenha')
  await sair.click()
  await expect.poll(left).toEqual(['/'])
  expect(sent(acesso.logout)).toHaveLength(1)
})

test('sai também quem o servidor não ouve', async () => {
  refuse(acesso.logout, 'API-GEN-0005')
  const { left } = openPage(SAIDA)
  await sair.click()
  await expect.poll(left).toEqual(['/'])
})

test('a sessão que por um momento não se renova acaba no servidor com o token que tem', async () => {
  refuse(acesso.refreshToken, 'API-GEN-0006')
  const { left } = openPage(SAIDA)
  await sair.click()
  await expect.poll(left).toEqual(['/'])
  expect(sent(acesso.logout)).toHaveLength(1)
})

test.each([
  ['não se lê', 'isto-nao-e-um-token'],
  ['é de outro dentista', fakeToken({ userLogin: '999999', jti: 'jti-2' })],
])('a sessão cujo novo token %s acaba no servidor com o que tem', async (_caso, accessToken) => {
  answer(acesso.refreshToken, { accessToken })
  const { left } = openPage(SAIDA)
  // Near its end, where any call of a session would renew it again.
  session().receive(fakeToken({ exp: 1302 }))
  await sair.click()
  await expect.poll(left).toEqual(['/'])
  expect(sentHeaders(acesso.logout).map((headers) => headers.get('authorization'))).toEqual([
    `Bearer ${fakeToken({ exp: 1302 })}`,
  ])
})

test('sai para o início também quem já não tem a sessão que pensava ter, e nada fica dela', async () => {
  refuse(acesso.refreshToken, 'API-ACE-0002')
  localStorage.setItem('portal.rascunho', 'x')
  const { left } = openPage(SAIDA)
  await sair.click()
  await expect.poll(left).toEqual(['/'])
  expect(localStorage.getItem('portal.rascunho')).toBeNull()
})

test('na rede que tem endereços seus, sai-se para o início dela', async () => {
  answer(acesso.refreshToken, { accessToken: fakeToken({ jti: 'jti-2', redeGenerica: 'MERIDIANO' }) })
  const { left } = openPage(SAIDA, { rede: 'MERIDIANO' })
  await sair.click()
  await expect.poll(left).toEqual(['/meridiano'])
})

test('sem sessão não há o que perguntar: leva ao início', async () => {
  const { left } = openPage(SAIDA, null)
  await expect.poll(left).toEqual(['/'])
  expect(sent(acesso.logout)).toEqual([])
})
