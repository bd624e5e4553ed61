import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { expect, it } from 'vitest'
import { createEvento, createGuia } from '../guia.fixture.ts'
import { listMudancas } from './listMudancas.ts'

const um = createEvento({ dataRealizacao: '2026-11-14' })
const antes = createGuia({ eventos: [um], historico: [] })
const NOME = '26 MO Restauração em resina fotopolimerizável 2 faces'
const passo = (acao: string, motivo: string | null): GuiaDetalhada['historico'][number] => ({
  em: '2026-11-21T12:00:00.000Z',
  autor: 'Credenciado',
  acao,
  deStatus: 1,
  paraStatus: 1,
  deEtapa: 3,
  paraEtapa: 3,
  motivo,
})

it.each<[Partial<EventoGuia>, string[]]>([
  [{ dataRealizacao: '2026-11-12' }, [`${NOME}: a data mudou de 14/11/2026 para 12/11/2026.`]],
  [{ dataRealizacao: null }, [`${NOME}: a data mudou de 14/11/2026 para nenhuma.`]],
  [{ valor: '90.00' }, [`${NOME}: o valor mudou de R$\u00a0100,00 para R$\u00a090,00.`]],
  [{ autorizacao: 3 }, [`${NOME}: a situação mudou.`]],
  [{ naoRealizado: true }, [`${NOME}: a situação mudou.`]],
  [{ statusToken: 'APROVADO' }, [`${NOME}: a situação mudou.`]],
])('o evento que mudou em %j se diz', (mudanca, ditas) => {
  const depois = createGuia({
    eventos: [{ ...um, ...mudanca }],
    historico: [passo('Data de realização informada', null)],
  })
  expect(listMudancas(antes, depois)).toEqual(ditas)
})

it('o que não é de um evento se diz como no histórico', () => {
  const historico = [passo('Guia assinada', null), passo('Imagem enviada', 'Imagem 1: rx.png.')]
  expect(listMudancas(antes, createGuia({ eventos: [um], historico }))).toEqual([
    'Guia assinada',
    'Imagem enviada: Imagem 1: rx.png.',
  ])
})

it('o evento que entrou se diz, e duas mudanças que se desfazem não são nada dito', () => {
  const dois = createEvento({ numeroSequencialInclusao: 2 })
  expect(listMudancas(antes, createGuia({ eventos: [um, dois], historico: [] }))).toEqual([
    `${NOME}: entrou na guia.`,
  ])
  expect(listMudancas(antes, createGuia({ eventos: [um], historico: [] }))).toEqual([
    'A guia foi salva de novo.',
  ])
})
