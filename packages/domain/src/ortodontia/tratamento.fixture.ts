import { addMonths } from '../calendario/dataCivil.ts'
import type { PrazoOrtodontia } from './prazoOrtodontia.ts'
import type { Tratamento } from './tratamento.ts'

/** The demonstration's terms. */
export const PRAZO: PrazoOrtodontia = {
  rede: 'AURORA',
  desde: '2015-01-01',
  mesesIniciais: 12,
  mesesProrrogacao: 12,
  mesesMaximo: 24,
  mesesAbandono: 6,
  mesesFolga: 6,
  guiasProrrogacao: 2,
}

/** Maintenances of consecutive months, each done on the day given, the first on `primeira`. */
export const manutencoesDe = (primeira: string, quantas: number): Tratamento['manutencoes'] =>
  Array.from({ length: quantas }, (_, i) => {
    const data = addMonths(primeira, i)
    return { numeroFicha: 1000 + i, liberada: data, data }
  })

/** A treatment of twelve months, authorised and installed on 10 December 2025, unless said. */
export function buildTratamento(mudancas: Partial<Tratamento> = {}): Tratamento {
  const inicio = mudancas.inicio === undefined ? '2025-12-10' : mudancas.inicio
  const { estado = 'ativo' } = mudancas
  const comeco = inicio ?? '2025-12-10'
  return {
    estado,
    inicio,
    fim: null,
    mesesConcedidos: 12,
    instalacao: inicio,
    passos: [
      { dia: comeco, estado: 'ativo' },
      ...(estado === 'ativo' ? [] : [{ dia: addMonths(comeco, 6), estado }]),
    ],
    manutencoes: [],
    ...mudancas,
  }
}
