import { describe, expect, it } from 'vitest'
import { readElegibilidadeSearch } from './elegibilidadeSearch.ts'

describe('readElegibilidadeSearch', () => {
  it('keeps what is well formed and drops the rest', () => {
    const raw = { paciente: '<script>', evento: 85100200, local: '26', faces: 'om', outro: 'x' }
    expect(readElegibilidadeSearch(raw)).toEqual({ evento: '85100200', local: '26' })
  })
})
