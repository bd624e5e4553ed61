import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { fakeToken } from '../../api/testing/fakeToken.ts'
import { answer, refuse, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'

const aviso = page.getByRole('alertdialog', { name: 'Sua sessão está terminando' })
const resta = aviso.getByRole('timer')
const continuar = aviso.getByRole('button', { name: 'Continuar' })

/** The portal takes two seconds off for the way (Spec §9). */
const token = (segundos: number, jti: string) => fakeToken({ jti, iat: 1000, exp: 1002 + segundos })

beforeEach(() => {
  answer(prazo.listPrazos, { nroPagina: 1 })
  answer(acesso.refreshToken, { accessToken: token(1800, 'jti-3') })
  answer(acesso.logout, { ok: true })
})

async function openWith(segundos: number) {
  const aberta = openPage('/portal/prazos')
  await expect.element(page.getByRole('heading', { name: 'Nada a vencer' })).toBeVisible()
  session().receive(token(segundos, 'jti-2'))
  // The portal looks once a second, and at once when it is seen again.
  document.dispatchEvent(new Event('visibilitychange'))
  return aberta
}

test('com mais de dois minutos de sessão, nada se diz', async () => {
  await openWith(121)
  await expect.element(aviso).not.toBeInTheDocument()
})

test.each([
  [120, '2:00'],
  [92, '1:32'],
  [9, '0:09'],
])('com %i segundos diz que restam %s, e nada o dispensa', async (segundos, relogio) => {
  await openWith(segundos)
  await expect.element(resta).toHaveTextContent(relogio)
  await expect.element(continuar).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(aviso).toBeVisible()
  await expectAccessible()
})

test('continuar renova a sessão, e o aviso se vai', async () => {
  const { left } = await openWith(92)
  await expect.element(continuar).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(aviso).not.toBeInTheDocument()
  expect(sent(acesso.refreshToken)).toHaveLength(1)
  expect(left()).toEqual([])
})

test('a renovação que falha diz por quê e deixa tentar de novo', async () => {
  refuse(acesso.refreshToken, 'API-GEN-0005')
  await openWith(92)
  await continuar.click()
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].texto)).toBeVisible()
  await expect.element(continuar).not.toHaveAttribute('aria-disabled')
})

test('a renovação recusada acaba com a sessão como expirada', async () => {
  refuse(acesso.refreshToken, 'API-ACE-0002')
  const { left } = await openWith(92)
  await continuar.click()
  await expect.poll(left).toEqual(['/acesso/token/expirado'])
})

test('sair encerra a sessão e leva ao início', async () => {
  const { left } = await openWith(92)
  await aviso.getByRole('button', { name: 'Sair' }).click()
  await expect.poll(left).toEqual(['/'])
  expect(sent(acesso.logout)).toHaveLength(1)
})

test('acabado o tempo, a sessão termina como expirada', async () => {
  const { left } = await openWith(0)
  await expect.poll(left).toEqual(['/acesso/token/expirado'])
})
