import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeToken } from '../../api/testing/fakeToken.ts'
import { lugares } from '../../guia/acao/lugares.ts'
import { answer, refuse, sent, sentHeaders } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { closePage, openPage } from '../../testing/open.tsx'
import { watchUploads } from '../../testing/watchUploads.ts'
import {
  chooseFiles,
  createExigida,
  createFilme,
  fila,
  openImagens,
  setGuardadas,
} from '../imagem.fixture.ts'
import { claimRegistros, listRegistros } from './bancoEnvio.ts'
import { filas } from './filas.ts'
import { hasBanco } from './hasBanco.ts'
import { startSweep } from './startSweep.ts'
import { sweepEnvios } from './sweepEnvios.ts'

const guia = { statusFicha: 5, imagensExigidas: [createExigida()] }
const linhas = () => fila.getByRole('listitem').elements()
const enviar = page.getByRole('button', { name: 'Enviar 1 imagem' })

beforeEach(() => setGuardadas())

/** Chooses a file, and waits until this browser has kept it. */
async function keepOne(): Promise<number> {
  const numeroFicha = await openImagens(guia)
  await chooseFiles(await createFilme('16 inicial.png'))
  await expect.element(enviar).toBeVisible()
  await expect.poll(async () => (await listRegistros()).length).toBe(1)
  return numeroFicha
}

/**
 * The browser is closed, and the portal opened anew; what it had kept is of a tab with that name. What the page was still
 * writing is written first: it would give the files back to this tab.
 */
async function reopen(numeroFicha: number, login = '100001', aba = 'fechada'): Promise<void> {
  for (const { openGuarda } of filas.values()) await (await openGuarda())?.settle()
  await claimRegistros(aba, () => true)
  closePage()
  openPage(`/portal/guia/${numeroFicha}`, { login })
  const titulo = page.getByRole('heading', { level: 2, name: 'Imagens' })
  await expect.element(titulo).toBeVisible()
  // What comes back to the queue unfolds it, before the click or after it.
  const isUnfolded = () => document.getElementById(lugares.imagens)?.hasAttribute('open') ?? false
  await expect
    .poll(async () => {
      if (!isUnfolded()) await titulo.click()
      return isUnfolded()
    })
    .toBe(true)
}

test('o que esperava volta à fila, continua com a mesma chave e deixa o navegador quando chega', async () => {
  watchUploads()
  const numeroFicha = await keepOne()
  const [registro] = await listRegistros()
  expect(new TextDecoder().decode(registro?.dados.dados)).not.toMatch(/inicial/)
  const mend = refuse(imagem.uploadImagem, 'API-IMG-0008')
  await enviar.click()
  await expect.element(page.getByText('1 arquivo não foi enviado.')).toBeVisible()
  mend()
  await reopen(numeroFicha)
  await expect.element(page.getByText('1 imagem enviada.')).toBeVisible()
  const chaves = sentHeaders(imagem.uploadImagem).map((headers) => headers.get('idempotency-key'))
  expect(chaves).toHaveLength(2)
  expect(new Set(chaves).size).toBe(1)
  await expect.poll(listRegistros).toEqual([])
})

test('o que a guia recusou volta com o motivo, e não se envia sozinho de novo', async () => {
  watchUploads()
  const numeroFicha = await keepOne()
  refuse(imagem.uploadImagem, 'API-IMG-0013')
  await enviar.click()
  await expect.element(page.getByText('1 arquivo não foi enviado.')).toBeVisible()
  await reopen(numeroFicha)
  await expect.element(fila.getByText(catalogoErros['API-IMG-0013'].texto)).toBeVisible()
  await expect.element(fila.getByRole('button', { name: /^Tentar de novo/ })).toBeVisible()
  expect(sent(imagem.uploadImagem)).toHaveLength(1)
})

test('o que ainda não se mandou enviar volta e o diz, e só a quem o escolheu', async () => {
  const numeroFicha = await keepOne()
  await reopen(numeroFicha, '100002')
  await expect.element(page.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible()
  expect(linhas()).toHaveLength(0)
  await reopen(numeroFicha)
  await expect.element(page.getByText('1 arquivo voltou')).toBeVisible()
  expect(linhas()).toHaveLength(1)
  expect(sent(imagem.uploadImagem)).toEqual([])
})

test('o que volta está na ordem em que foi escolhido, qualquer que seja a do navegador', async () => {
  let ultimo = 99
  const ids = vi
    .spyOn(crypto, 'randomUUID')
    .mockImplementation(() => `${ultimo--}000000-0000-4000-8000-000000000000`)
  const numeroFicha = await openImagens(guia)
  const nomes = ['16 inicial.png', '17 inicial.png', '18 inicial.png']
  const leNomes = () => linhas().map((linha) => nomes.find((nome) => linha.textContent.includes(nome)))
  await chooseFiles(...(await Promise.all(nomes.map((nome) => createFilme(nome)))))
  await expect.poll(async () => (await listRegistros()).length).toBe(nomes.length)
  ids.mockRestore()
  expect(leNomes()).toEqual(nomes)
  await page.getByRole('button', { name: 'Tirar 16 inicial.png da lista' }).click()
  await reopen(numeroFicha)
  await expect.element(page.getByText('2 arquivos voltaram', { exact: true })).toBeVisible()
  expect(leNomes()).toEqual(nomes.slice(1))
})

test('o arquivo de outra aba fica com ela, e passa a esta quando ela se fecha', async () => {
  const numeroFicha = await keepOne()
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request('portal.envio.viva', () => promise)
  await reopen(numeroFicha, '100001', 'viva')
  await expect.element(page.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible()
  expect(linhas()).toHaveLength(0)
  resolve()
  await expect.element(page.getByText('1 arquivo voltou')).toBeVisible()
})

test('passado um dia, já não está', async () => {
  await keepOne()
  const umDiaDepois = ((await listRegistros())[0]?.em ?? 0) + 24 * 3_600_000
  await sweepEnvios(umDiaDepois - 1)
  expect(await listRegistros()).toHaveLength(1)
  await sweepEnvios(umDiaDepois)
  expect(await listRegistros()).toEqual([])
})

test('com o portal aberto, a hora que passa apaga o que tem um dia', async () => {
  await keepOne()
  const every = vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(0 as never)
  startSweep()
  const [hour] = every.mock.calls.at(-1) ?? []
  every.mockRestore()
  const chosen = (await listRegistros())[0]?.em ?? 0
  const now = vi.spyOn(Date, 'now').mockReturnValue(chosen + 24 * 3_600_000)
  if (typeof hour === 'function') hour()
  await expect.poll(listRegistros).toEqual([])
  now.mockRestore()
})

test('sem espaço no navegador a fila fica na memória, e o diz', async () => {
  watchUploads()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await openImagens(guia)
  await chooseFiles(await createFilme('16 inicial.png'))
  await expect.element(page.getByText('Não feche esta aba antes de enviar')).toBeVisible()
  put.mockRestore()
  await expectAccessible()
  await enviar.click()
  await expect.element(page.getByText('1 imagem enviada.')).toBeVisible()
  await expect.element(page.getByText('Não feche esta aba antes de enviar')).not.toBeInTheDocument()
})

test('quem sai com arquivos à espera é perguntado, e sai com o navegador limpo', async () => {
  const numeroFicha = await keepOne()
  answer(acesso.refreshToken, { accessToken: fakeToken({ jti: 'jti-2' }) })
  answer(acesso.logout, { ok: true })
  closePage()
  const { left } = openPage('/acesso/logout')
  await page.getByRole('button', { name: 'Sair' }).click()
  const titulo = page.getByRole('heading', { name: '1 arquivo ainda não foi enviado' })
  await expect.element(titulo).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'Voltar e enviar' }))
    .toHaveAttribute('href', `/portal/guia/${numeroFicha}`)
  await expectAccessible()
  expect(sent(acesso.logout)).toEqual([])
  await page.getByRole('button', { name: 'Sair e apagar o arquivo' }).click()
  await expect.poll(left).toEqual(['/'])
  expect(await hasBanco()).toBe(false)
  // Another tab still writes, and the router keeps where each screen stood as the page goes.
  localStorage.setItem('recurso:100001:700000001', 'cifrado')
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
