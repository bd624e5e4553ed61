import { guia } from '@portal/contract/guia.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { createEvento, createGuia } from './guia.fixture.ts'
import { answerPagina, eventosTabela, GUIA, openDobra } from './paginaGuia.fixture.ts'

const { autorizacao: _dita, ...semValor } = createEvento()

/** Spec §4.3: the services of an operator may tell nothing of it but the rest of the event. */
test('sem a autorização dita, o evento se lê pelo que o resto dele diz', async () => {
  answerPagina()
  answer(guia.getGuiaDetalhada, {
    ...createGuia(),
    eventos: [
      { ...semValor, tipoAcao: 'glosado' },
      { ...semValor, numeroSequencialInclusao: 2 },
      { ...semValor, numeroSequencialInclusao: 3, dataAutorizacao: null },
    ],
  })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  expect(readRows(eventosTabela).map(([, , situacao]) => situacao)).toEqual([
    expect.stringMatching(/^Negado/),
    expect.stringMatching(/^Aprovado/),
    expect.stringMatching(/^Em análise/),
  ])
})

test('da guia em análise, o evento está em análise, diga ele o que disser', async () => {
  const dito = createEvento({ autorizacao: 4 })
  answerPagina({ statusFicha: 2, eventos: [dito] })
  answer(guia.getPlanoTratamento, {
    emAndamento: [{ numeroFicha: 700004, statusFicha: 2, eventos: [dito] }],
  })
  openPage(GUIA)
  await expect.element(eventosTabela).toBeVisible()
  expect(readRows(eventosTabela).map(([, , situacao]) => situacao)).toEqual([
    expect.stringMatching(/^Em análise/),
  ])
  await openDobra('Plano de tratamento do paciente')
  await expect
    .element(page.getByRole('list', { name: 'Eventos da guia 700004' }))
    .toMatchTextContent(/Em análise$/)
})
