import { describe, expect, it } from 'vitest'
import { formatCodigo, getRotuloCanal, maskCelular, maskEmail, normalizeCodigo } from './canal.ts'

describe('a channel as anybody may see it', () => {
  it.each([
    ['ana.monteiro@clinica.com.br', 'a***@c*****.com.br'],
    ['j@c.com', 'j***@c*****.com'],
    ['contato@imagemclara.example.com', 'c***@i*****.com'],
    ['x@servidor', 'x***@s*****'],
    ['torto', 't***@*****'],
  ])('%s is %s', (email, mascarado) => {
    expect(maskEmail(email)).toBe(mascarado)
  })

  it.each([
    ['11987650112', '(11) 9****-**12'],
    ['31988870512', '(31) 9****-**12'],
  ])('%s is %s', (celular, mascarado) => {
    expect(maskCelular(celular)).toBe(mascarado)
  })

  it('has a name', () => {
    expect([getRotuloCanal('EMAIL'), getRotuloCanal('CELULAR')]).toEqual(['E-mail', 'Mensagem no celular'])
  })
})

describe('a code', () => {
  it('is sent in fours, and read however it is typed', () => {
    expect(formatCodigo('K7QF9M2X4TRB')).toBe('K7QF-9M2X-4TRB')
    expect(normalizeCodigo(' k7qf-9m2x 4trb. ')).toBe('K7QF9M2X4TRB')
  })
})
