import { expect, it } from 'vitest'
import { HistoricoClinico } from './historicoClinico.ts'
import { regraOf } from './item.ts'

const feito = { data: '2026-11-22', codigoCredenciado: 100002 }
const dente = { dente: '18', regiao: null, faces: null }

it.each([
  ['the day before', '2026-11-21', false],
  ['that very day', '2026-11-22', false],
  ['the day after', '2026-11-23', true],
])(
  'what is done on a day stands in the way of nothing that is asked for before; %s',
  (_nome, data, esperado) => {
    const historico = new HistoricoClinico()
    const profilaxia = regraOf('84000198')
    const exodontia = regraOf('82000875')
    historico.record('1', profilaxia, dente, { ...feito, codigoEvento: profilaxia.codigoEvento })
    historico.record('1', exodontia, dente, { ...feito, codigoEvento: exodontia.codigoEvento })
    expect([
      historico.findRepeticao('1', profilaxia, dente, data) !== undefined,
      historico.isExtraido('1', '18', data),
    ]).toEqual([esperado, esperado])
  },
)
