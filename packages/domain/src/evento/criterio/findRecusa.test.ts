import { expect, it } from 'vitest'
import { RAZOES_CLARAS } from '../../carta/razaoClara.data.ts'
import { GLOSAS_DO_CREDENCIADO } from '../../glosa/origemGlosa.data.ts'
import type { Motivo } from '../motivo.ts'
import { findRecusa } from './findRecusa.ts'

const glosa = (codigoGlosa: string, resto: Pick<Motivo, 'reserva' | 'linha' | 'possivelEm'> = {}) =>
  ({ codigoGlosa, severidade: 'glosa', ...resto }) as const
const RESERVA = glosa('1419', {
  reserva: { codigoEvento: '85100200', reservadoAte: '2026-12-09', proprio: true },
})
const FACES = { codigoGlosa: '3023', severidade: 'erroFormulario' } as const
const IMAGEM = { codigoGlosa: '3081', severidade: 'pendenciaImagem' } as const

it.each([
  ['corrigir', [FACES]],
  ['corrigir', [FACES, IMAGEM]],
  // What is denied all the same is told as that, and not as what would be put right in vain.
  ['negado', [glosa('3284'), FACES]],
  ['prazo', [glosa('1007', { possivelEm: '2026-12-11' }), FACES]],
  ['reservado', [RESERVA, FACES]],
  ['cede', [glosa('3286', { linha: 1 }), FACES]],
  ['credenciado', [glosa('1214'), FACES]],
  ['negado', [IMAGEM]],
  ['reservado', [RESERVA, { codigoGlosa: '3003', severidade: 'aviso' }]],
  ['cede', [glosa('3016', { linha: 1, possivelEm: '2027-02-27' })]],
  ['credenciado', [glosa('1214'), glosa('3278')]],
  ['prazo', [glosa('3016', { possivelEm: '2027-02-27' }), { codigoGlosa: '3003', severidade: 'aviso' }]],
  ['negado', [glosa('3016', { possivelEm: '2027-02-27' }), glosa('1407')]],
  // The audit was not convinced by the words that an interval had asked for: the interval still ends.
  [
    'prazo',
    [glosa('3034'), { ...glosa('3016', { possivelEm: '2027-02-27' }), severidade: 'pendenciaJustificativa' }],
  ],
  ['negado', [glosa('3034')]],
  ['negado', [glosa('1214'), glosa('1407')]],
  ['negado', [RESERVA, glosa('1407')]],
  ['negado', []],
] as const)('%s', (recusa, motivos) => {
  expect(findRecusa(motivos)).toBe(recusa)
})

it('o contrato do credenciado é o mesmo para ele e para o paciente', () => {
  const daClinica = Object.entries(RAZOES_CLARAS).filter(([, { fundamento }]) => fundamento === 'clinica')
  expect(daClinica.map(([codigo]) => codigo)).toEqual(GLOSAS_DO_CREDENCIADO)
})
