import { acesso } from '@portal/contract/acesso.ts'
import { textosSessao } from '@portal/domain/acesso/sessao.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readReturnAddress } from '../api/returnAddress.ts'
import { session } from '../api/session.ts'
import { fakeToken } from '../api/testing/fakeToken.ts'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { expectGood, showOn, telas, titulo } from './acesso.fixture.ts'

const ENTRADA = '/acesso/token/entrada'
const EXPIRADA = '/acesso/token/expirado'
const token = fakeToken({ jti: 'passagem' })
const resposta = {
  userLogin: '100001',
  accessToken: fakeToken({ jti: 'nova' }),
  destino: '/portal/guia/42?etapa=2',
}

/** The page's address is given what another system hands over. */
function arrive(dados: Record<string, string>, pessoa: Parameters<typeof openPage>[1] = null) {
  history.replaceState(history.state, '', `${location.pathname}?token=x#${new URLSearchParams(dados)}`)
  return openPage(ENTRADA, pessoa)
}
/** Handed over as this dentist, by the token of 100001, whose session is open where nothing else is said. */
const arriveAs = (login: string, pessoa: Parameters<typeof openPage>[1] = { login: '100001' }) =>
  arrive({ token, portalDentista: login }, pessoa)

beforeEach(() => {
  answer(acesso.validateToken, resposta)
})

test.each(telas)(
  'na sessão do mesmo código, tira o token do endereço, entra por ele e acaba no destino, %s a %i px',
  async (tema, largura) => {
    await showOn(tema, largura)
    const release = hold(acesso.validateToken)
    const antes = history.length
    const { left } = arriveAs('100001')
    await expect.element(titulo('Entrando no portal')).toHaveFocus()
    expect([location.hash, location.search, history.length]).toEqual(['', '', antes])
    await expectGood()
    release()
    await expect.poll(left).toEqual(['/portal/guia/42?etapa=2'])
    expect(sent(acesso.validateToken)).toMatchObject([{ body: { token, portalDentista: '100001' } }])
    expect(sentHeaders(acesso.validateToken).map((headers) => headers.get('authorization'))).toEqual([
      `Bearer ${token}`,
    ])
  },
)

test.each([['//atacante.example/portal'], ['https://atacante.example/'], ['/portal/../acesso/logout']])(
  'não vai a um destino de fora, ainda que o serviço o diga: %s',
  async (destino) => {
    answer(acesso.validateToken, { ...resposta, destino })
    const { left } = arriveAs('100001')
    await expect.poll(left).toEqual(['/portal'])
  },
)

test('com termos pendentes vai antes a eles, e guarda o destino', async () => {
  answer(acesso.validateToken, { ...resposta, termosPendentes: true })
  const { left } = arriveAs('100001')
  await expect.poll(left).toEqual(['/portal/termosPendentes'])
  expect(readReturnAddress('100001')).toBe('/portal/guia/42?etapa=2')
})

test.each(telas)('sem sessão, diz antes de quem é o código, %s a %i px', async (tema, largura) => {
  await showOn(tema, largura)
  const { left } = arriveAs('100001', null)
  await expect.element(titulo('Este é o seu código?')).toHaveFocus()
  await expect
    .element(page.getByText(/entra com o código 100001\. .* se não é o seu, não entre\./))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Entrar com outro código' }))
    .toHaveAttribute('href', '/credenciado/login')
  await expectGood()
  expect([left(), sent(acesso.validateToken), location.hash]).toEqual([[], [], ''])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(left).toEqual(['/portal/guia/42?etapa=2'])
})

test.each(telas)('a de outro código não se troca sem perguntar, %s a %i px', async (tema, largura) => {
  await showOn(tema, largura)
  const { left } = arriveAs('100001', { login: '200001' })
  await expect.element(titulo('Trocar de acesso?')).toHaveFocus()
  await expect
    .element(page.getByText(/entra com o código 100001\. Neste navegador está aberta a sessão de 200001,/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Continuar como 200001' }))
    .toHaveAttribute('href', '/portal')
  await expectGood()
  expect([left(), sent(acesso.validateToken)]).toEqual([[], []])
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Entrar como 100001' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(left).toEqual(['/portal/guia/42?etapa=2'])
})

test.each<[string, Record<string, string>, number]>([
  ['nada', {}, 0],
  ['o que não é token', { token: 'abc', portalDentista: '100001' }, 1],
  ['um token sem código', { token: `a.${btoa('{}')}.b`, portalDentista: '100001' }, 1],
])('%s leva ao fim da validade, sem perguntar ao serviço', async (_nome, dados, ditos) => {
  const dito = vi.spyOn(console, 'error').mockReturnValue()
  const { left } = arrive(dados)
  await expect.poll(left).toEqual([EXPIRADA])
  expect(sent(acesso.validateToken)).toEqual([])
  expect(dito.mock.calls.map(([error]) => String(error))).toEqual(
    Array.from({ length: ditos }, () => `Error: ${textosSessao.tokenIlegivel}`),
  )
  dito.mockRestore()
})

test('usado, atrasado ou de ninguém leva ao fim da validade, e a sessão aberta continua', async () => {
  refuse(acesso.validateToken, 'API-ACE-0002')
  const { left } = arriveAs('100001', { login: '100001' })
  await expect.poll(left).toEqual([EXPIRADA])
  openPage(EXPIRADA)
  await expect.element(titulo('O link perdeu a validade')).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'Voltar ao portal' }))
    .toHaveAttribute('href', '/portal')
  await expectGood()
})

test.each([
  ['que o serviço recusa', () => void refuse(acesso.validateToken, 'API-ACE-0008'), '100004'],
  ['que o serviço não confere', () => answer(acesso.validateToken, resposta), '100004'],
])('de outro dentista, %s, acaba com a sessão e diz por quê', async (_nome, prepare, dentista) => {
  prepare()
  const dito = vi.spyOn(console, 'error').mockReturnValue()
  const { left } = arriveAs(dentista)
  await expect.poll(left).toEqual(['/SessaoEncerrada'])
  expect(dito).toHaveBeenCalledWith(textosSessao.dentistaDivergente)
  dito.mockRestore()
  openPage('/SessaoEncerrada', null)
  await expect.element(page.getByText(textosSessao.dentistaDivergente)).toBeVisible()
  await expectGood()
  openPage('/SessaoEncerrada', null)
  await expect.element(titulo('Sessão encerrada')).toHaveFocus()
  await expect.element(page.getByText(textosSessao.dentistaDivergente)).not.toBeInTheDocument()
})

test('uma sessão aberta por ela cujo token não se lê acaba como expirada, sem tentar de novo o que já serviu', async () => {
  answer(acesso.validateToken, { ...resposta, accessToken: 'isto-nao-e-um-token' })
  const dito = vi.spyOn(console, 'error').mockReturnValue()
  const { left } = arriveAs('100001')
  await expect.poll(left).toEqual([EXPIRADA])
  expect(session().getSnapshot()).toBeUndefined()
  expect(sent(acesso.validateToken)).toHaveLength(1)
  expect(String(dito.mock.calls[0]?.[0])).toBe(`Error: ${textosSessao.tokenIlegivel}`)
  dito.mockRestore()
})

test('a falha do serviço se diz, e tentar de novo entra', async () => {
  const mend = refuse(acesso.validateToken, 'API-GEN-0005')
  const { left } = arriveAs('100001')
  await expect.element(titulo('Algo deu errado')).toHaveFocus()
  expect(left()).toEqual([])
  mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(left).toEqual(['/portal/guia/42?etapa=2'])
})
