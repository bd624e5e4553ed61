import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA, situacao } from '../../guia/paginaGuia.fixture.ts'
import { sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, include, linha, readItens, readVeredito } from '../rascunho.fixture.ts'

const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}')
const expectEnviada = () =>
  expect.element(situacao.getByRole('heading', { name: 'Autorizada' })).toHaveFocus()

beforeEach(() => {
  answerRascunho()
})

test('o que está escrito na linha e não entrou não se perde: a guia não vai sem ele', async () => {
  openPage(GUIA)
  await include('26 OM 85100200')
  await linha.fill('16 o resina')
  await send()
  await expect
    .element(resumo.getByRole('link'))
    .toMatchTextContent(
      /^Há um evento escrito e não incluído: inclua-o, com Enter ou Incluir, ou apague-o\.$/,
    )
  await expect.poll(() => document.activeElement?.contains(resumo.element())).toBe(true)
  expect(readVeredito()).toMatch(/^Há um evento escrito e não incluído/)
  await expect.element(linha).toHaveValue('16 o resina')
  await expect.element(linha).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  expect(sent(guia.sendGuia)).toEqual([])

  await resumo.getByRole('link').click()
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => readItens().map(([, lugar]) => lugar)).toEqual(['26 MO', '16 O'])
  await expect.element(resumo).not.toBeInTheDocument()
  await send()
  await expectEnviada()
  expect(sent(guia.sendGuia).map(({ body }) => body.eventos.length)).toEqual([2])
})

test('da guia ainda vazia só se diz o que está escrito, e apagado não se diz mais', async () => {
  openPage(GUIA)
  await linha.fill('26 OM 85100200')
  await send()
  await expect.element(resumo.getByRole('link')).toMatchTextContent(/^Há um evento escrito e não incluído/)
  await linha.clear()
  await expect.element(resumo).not.toBeInTheDocument()
  await include('26 OM 85100200')
  await send()
  await expectEnviada()
})

test('nem se perde o que espera pelo lugar', async () => {
  openPage(GUIA)
  await include('26 OM 85100200')
  await include('85100200')
  await send()
  const dito = /^Há um evento à espera do lugar: dê-lhe o lugar, ou desista dele com Esc na linha\.$/
  await expect.element(resumo.getByRole('link')).toMatchTextContent(dito)
  await expect.poll(readVeredito).toMatch(dito)
  expect(sent(guia.sendGuia)).toEqual([])
  await resumo.getByRole('link').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(resumo).not.toBeInTheDocument()
  await send()
  await expectEnviada()
  expect(sent(guia.sendGuia).map(({ body }) => body.eventos.length)).toEqual([1])
})
