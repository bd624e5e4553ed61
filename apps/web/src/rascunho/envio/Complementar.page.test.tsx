import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA, openDobra } from '../../guia/paginaGuia.fixture.ts'
import { answer, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, envio, include, linha, readItens } from '../rascunho.fixture.ts'

const passos = () =>
  envio
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const previsao = () => readItens().map(([, , decisao]) => decisao)

beforeEach(() => {
  answerRascunho({ statusFicha: 16, numeroFichaPrincipal: 700009 })
})

test('o que precisa da auditoria só cabe numa guia principal, e o caminho se diz', async () => {
  openPage(GUIA)
  await include('S1 85300039')
  await expect.poll(previsao).toEqual(['Só em guia principal'])
  // It lacks an image too, which would not be enough.
  expect(passos()).toEqual(['Levar a uma guia principal1 evento não cabe aqui', 'Enviar guiaCtrl + Enter'])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  await expect
    .element(resumo.getByRole('link'))
    .toMatchTextContent(
      /^Raspagem sub-gengival\/alisamento radicular .*região S1.* inclua em uma guia principal/,
    )
  await expectAccessible()
  await resumo.getByRole('link').click()
  await expect.element(page.getByRole('rowgroup', { name: /^1: Raspagem/ })).toHaveFocus()
  expect(sent(guia.sendGuia)).toEqual([])
})

test('o que ninguém precisa olhar vai, e a guia ficaria enviada', async () => {
  openPage(GUIA)
  await include('47 O 85100196')
  await expect.poll(previsao).toEqual(['Seria aprovado'])
  await expect.element(envio.getByRole('button', { name: 'Guia complementar enviada' })).toBeVisible()
  await envio.getByRole('button', { name: 'Enviar guia' }).click()
  await expect.poll(() => sent(guia.sendGuia)).toHaveLength(1)
})

test('ela não usa justificativa: não há campo nem tecla, a menos que uma já esteja escrita', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Observação', exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Justificativa técnica' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Alt>}j{/Alt}')
  await expect.element(linha).toHaveFocus()
})

test('a justificativa que já estava escrita se vê, para que se possa tirar', async () => {
  answerRascunho({
    statusFicha: 16,
    numeroFichaPrincipal: 700009,
    rascunho: {
      itens: [],
      observacao: '',
      justificativa: 'Dor.',
      revisao: 1,
      salvoEm: '2026-11-21T11:00:00.000Z',
    },
  })
  openPage(GUIA)
  await openDobra('Justificativa técnica')
  const campo = page.getByRole('textbox', { name: 'Justificativa técnica' })
  await expect
    .element(campo)
    .toHaveAccessibleDescription(
      /A guia complementar não usa justificativa: nenhum evento passa por causa dela\./,
    )
  await campo.fill('')
  await expect.element(campo).toBeVisible()
})

test('os eventos da principal se leem ao lado do que se preenche', async () => {
  answer(evento.listEventosFicha, [
    { codigoEvento: '85100196', descricao: 'Resina 1 face', codigoLocalizacao: '48', autorizacao: 4 },
  ])
  openPage(GUIA)
  await openDobra('Eventos da guia principal')
  await expect
    .element(page.getByRole('list', { name: 'Eventos da guia principal' }).getByRole('listitem'))
    .toHaveTextContent('4885.100.196 Resina 1 faceAprovado')
})
