import { acesso } from '@portal/contract/acesso.ts'
import { evento } from '@portal/contract/evento.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeToken } from '../api/testing/fakeToken.ts'
import { busca, listResultados, openBusca } from '../busca/busca.fixture.ts'
import { answerHome } from '../testing/answerHome.ts'
import { answer, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { createEvento } from './guia.fixture.ts'
import { answerPagina, GUIA } from './paginaGuia.fixture.ts'

const janelaData = { inicio: '2026-11-10', desde: '2026-11-10', ate: '2026-11-21' }
const resina = createEvento({ dataRealizacao: '2026-11-20' })
const canal = createEvento({ numeroSequencialInclusao: 2, descricao: 'Tratamento endodôntico' })
const daResina = page.getByRole('textbox', { name: `Data de realização de ${resina.descricao}` })
const doCanal = page.getByRole('textbox', { name: `Data de realização de ${canal.descricao}` })
const inicio = page.getByRole('link', { name: 'Início', exact: true }).first()
const pergunta = page.getByRole('alertdialog', { name: 'Sair sem guardar a data?' })
const sairSem = page.getByRole('button', { name: 'Sair sem esta data' })

beforeEach(() => {
  answerHome()
  answer(pesquisa.searchTudo, {})
  answerPagina({ janelaData, eventos: [resina, canal] })
  answer(evento.updateDataEvento, {})
})

test('a data errada pergunta a quem sai: diz o que não se guardou e o que fica, e volta ao campo', async () => {
  const { address } = openPage(GUIA)
  await daResina.fill('ontem')
  await inicio.click()
  await expect.element(pergunta).toBeVisible()
  await expect
    .element(pergunta)
    .toMatchTextContent(
      /Data de realização de Restauração.*: “ontem” não foi guardado\. Escreva a data como 02\/03\/2026\. Se sair, fica a que estava, 20\/11\/2026\./,
    )
  await expectAccessible()
  const voltar = pergunta.getByRole('button', { name: 'Voltar à data' })
  await expect.element(voltar).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pergunta).not.toBeInTheDocument()
  await expect.element(daResina).toHaveFocus()
  await expect.element(daResina).toHaveValue('ontem')
  await expect.element(daResina).toHaveAccessibleDescription('Escreva a data como 02/03/2026.')
  expect(address()).toBe(GUIA)
  await daResina.fill('19/11')
  await inicio.click()
  await expect.poll(address).toBe('/portal')
  expect(sent(evento.updateDataEvento).map(({ body }) => body.data)).toEqual(['2026-11-19'])
})

test('sai-se sem ela, e nada se guarda', async () => {
  const { address } = openPage(GUIA)
  await doCanal.fill('22/11/2026')
  await inicio.click()
  await expect
    .element(pergunta)
    .toMatchTextContent(
      /“22\/11\/2026” não foi guardado\. .* não pode ser futura\. Se sair, o evento fica sem data\./,
    )
  await sairSem.click()
  await expect.poll(address).toBe('/portal')
  expect(sent(evento.updateDataEvento)).toEqual([])
})

test('duas erradas se dizem as duas', async () => {
  openPage(GUIA)
  await daResina.fill('ontem')
  await doCanal.fill('31/02')
  await inicio.click()
  const deAmbas = page.getByRole('alertdialog', { name: 'Sair sem guardar as datas?' })
  await expect.element(deAmbas).toMatchTextContent(/“ontem”.*“31\/02”.*31\/02 não existe no calendário\./)
  await expect.element(deAmbas.getByRole('button', { name: 'Sair sem estas datas' })).toBeVisible()
})

test('a busca também pergunta antes de levar a outra tela', async () => {
  const { address } = openPage(GUIA)
  await daResina.fill('ontem')
  await openBusca()
  await busca.fill('inicio')
  await expect.poll(listResultados).toContain('InícioTela')
  await userEvent.keyboard('{Enter}')
  await expect.element(pergunta).toBeVisible()
  expect(address()).toBe(GUIA)
  await sairSem.click()
  await expect.poll(address).toBe('/portal')
})

test('Sair pergunta, e respondido encerra a sessão', async () => {
  answer(acesso.refreshToken, { accessToken: fakeToken({ jti: 'jti-2' }) })
  answer(acesso.logout, {})
  const { left } = openPage(GUIA)
  await daResina.fill('ontem')
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect.element(pergunta).toBeVisible()
  await sairSem.click()
  await expect.poll(left).toHaveLength(1)
  expect(sent(acesso.logout)).toHaveLength(1)
})
