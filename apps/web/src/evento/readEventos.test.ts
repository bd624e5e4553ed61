import { autorizacaoEvento as a } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { expect, it } from 'vitest'
import { readEventos } from './readEventos.ts'

const semValor = { dataAutorizacao: '2026-11-20', tipoAcao: null }

/** Spec §4.3. */
it.each([
  ['the value that is told', { autorizacao: a.aprovado, tipoAcao: 'glosado' }, undefined, a.aprovado],
  ['a guide in analysis, whatever was told', { autorizacao: a.aprovado }, statusFicha.emAnalise, a.emAnalise],
  ['glosado', { tipoAcao: 'glosado' }, undefined, a.negado],
  ['the day of an authorisation', {}, undefined, a.aprovado],
  ['nothing', { dataAutorizacao: null }, undefined, a.emAnalise],
  ['nothing, in a guide that was authorised', { dataAutorizacao: null }, statusFicha.autorizada, a.emAnalise],
  ['a guide in analysis', {}, statusFicha.emAnalise, a.emAnalise],
  ['a complementary guide that was sent', {}, statusFicha.complementarEnviada, a.envioPagamento],
])('an event is read by %s', (_por, mudanca, status, esperada) => {
  expect(readEventos([{ ...semValor, ...mudanca }], status)).toEqual([
    { ...semValor, ...mudanca, autorizacao: esperada },
  ])
})
