import { comunicado } from '@portal/contract/comunicado.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerStream, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'

const sino = page.getByRole('button', { name: /^Avisos/ })
const painel = page.getByRole('dialog', { name: 'Avisos' })

const deGuia = {
  id: 34,
  tipo: 'GUIA',
  referencia: 900123,
  texto: 'Guia 900123: aprovada',
  em: '2026-11-21T11:30:00.000Z',
  lida: false,
} as const

beforeEach(() => {
  answer(prazo.listPrazos, { nroPagina: 1 })
  answer(comunicado.searchComunicados, { nroPagina: 1 })
  answer(notificacao.listNotificacoes, {})
  answer(notificacao.getPreferencia, {})
})

test('o sino conta ao vivo o que a operadora fez, com os comunicados por ler', async () => {
  answer(comunicado.getContador, { total: 3, naoLidos: 2 })
  const tell = answerStream(notificacao.watchNotificacoes, { naoLidas: 1 })
  openPage('/portal/prazos')
  await expect.element(page.getByRole('button', { name: 'Avisos, 3 não lidos' })).toBeVisible()
  await expect.element(page.getByText('1 aviso da operadora')).toBeInTheDocument()
  expect(sent(notificacao.listNotificacoes)).toEqual([])
  answer(notificacao.listNotificacoes, { notificacoes: [deGuia] })
  tell({ naoLidas: 4 })
  await expect.element(page.getByText(`4 avisos da operadora. ${deGuia.texto}`)).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Avisos, 6 não lidos' })).toBeVisible()
  tell({ outra: 'coisa' })
  tell({ naoLidas: 0 })
  await expect.element(page.getByRole('button', { name: 'Avisos, 2 não lidos' })).toBeVisible()
})

test.each([
  [0, 0, 'Avisos'],
  [1, 0, 'Avisos, 1 não lido'],
  [0, 1, 'Avisos, 1 não lido'],
])('%i comunicados e %i avisos: %s', async (naoLidos, naoLidas, nome) => {
  answer(comunicado.getContador, { total: 3, naoLidos })
  answerStream(notificacao.watchNotificacoes, { naoLidas })
  openPage('/portal/prazos')
  await expect.element(page.getByRole('button', { name: nome })).toBeVisible()
})

test('do sino aos comunicados por ler', async () => {
  answer(comunicado.getContador, { total: 3, naoLidos: 2 })
  const { address } = openPage('/portal/prazos')
  await sino.click()
  await painel.getByRole('link', { name: '2 comunicados não lidos' }).click()
  await expect.poll(address).toBe('/portal/comunicados')
  await expect.element(painel).not.toBeInTheDocument()
})
