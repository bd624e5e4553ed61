import { describe, expect, it } from 'vitest'
import { searchTelas } from './resultados.ts'

const telas = [
  { rotulo: 'Elegibilidade', rota: '/portal/elegibilidade' },
  { rotulo: 'Solicitar autorização', rota: '/portal/solicitarAutorizacao' },
]

describe('searchTelas', () => {
  it.each([
    ['', 2],
    ['autorizacao', 1],
    ['SOLICITAR auto', 1],
    ['pagamento', 0],
  ])('%j finds %i', (termo, total) => {
    expect(searchTelas(telas, termo)).toHaveLength(total)
  })
})
