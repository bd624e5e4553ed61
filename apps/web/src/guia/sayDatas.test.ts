import { expect, it } from 'vitest'
import { sayDatas } from './sayDatas.ts'

const resina = { codigoLocalizacao: '21', codigoFace: 'MP', descricao: 'Restauração' }
const limpeza = { codigoLocalizacao: null, codigoFace: null, descricao: 'Profilaxia' }

it.each([
  [[resina], '2026-11-28', 'Data guardada: 21 MP, 28/11/2026.'],
  [[{ ...resina, codigoFace: null }], '2026-11-28', 'Data guardada: 21, 28/11/2026.'],
  [[limpeza], '2026-11-28', 'Data guardada: Profilaxia, 28/11/2026.'],
  [[resina], null, 'Data retirada: 21 MP.'],
  [[resina, limpeza], '2026-11-28', '2 datas guardadas: 28/11/2026.'],
  [[resina, limpeza], null, '2 datas retiradas.'],
  [[], null, ''],
])('%j em %s: %s', (eventos, data, dito) => {
  expect(sayDatas(eventos, data)).toBe(dito)
})
