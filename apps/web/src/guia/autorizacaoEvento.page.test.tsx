import { guia } from '@portal/contract/guia.ts'
import { expect, test } from 'vitest'
import { answer } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { createEvento, createGuia } from './guia.fixture.ts'
import { answerPagina, eventosTabela, GUIA } from './paginaGuia.fixture.ts'

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
