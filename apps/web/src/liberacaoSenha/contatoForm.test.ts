import { describe, expect, it } from 'vitest'
import { toContato } from '../associado/contato.ts'
import { isMudado, tellMudanca } from './contatoForm.ts'

describe('toContato', () => {
  const emVigor = { numeroTelefoneResidencial: '1133334444', email: 'a@b.com' }

  it('shows what waits in the place of what it replaces, and nothing else', () => {
    const contatoEmConfirmacao = {
      numeroTelefoneResidencial: '11999998888',
      email: null,
      enviadoPara: null,
    }
    expect(toContato({ ...emVigor, contatoEmConfirmacao })).toEqual({
      telefone: '11999998888',
      email: 'a@b.com',
    })
    expect(toContato({ ...emVigor, contatoEmConfirmacao: null })).toEqual({
      telefone: '1133334444',
      email: 'a@b.com',
    })
  })
})

describe('isMudado', () => {
  const emVigor = { numeroTelefoneResidencial: '1133334444', email: 'a@b.com' }
  const emEspera = { numeroTelefoneResidencial: '11999998888', email: 'c@d.com', enviadoPara: null }
  it.each([
    ['the same, with its mask', { telefone: '(11) 3333-4444', email: ' a@b.com ' }, false],
    ['another phone', { telefone: '(11) 99999-8888', email: 'a@b.com' }, true],
    ['another e-mail', { telefone: '1133334444', email: 'c@d.com' }, true],
    ['an e-mail left empty', { telefone: '1133334444', email: '' }, false],
  ])('%s', (_nome, form, mudado) => {
    expect(isMudado({ ...emVigor, contatoEmConfirmacao: null }, form)).toBe(mudado)
  })

  it.each([
    ['what waits', { telefone: '11999998888', email: 'c@d.com' }, false],
    ['what is in force', { telefone: '1133334444', email: 'a@b.com' }, true],
    ['the e-mail that waits, left empty', { telefone: '11999998888', email: ' ' }, true],
  ])('while a change waits: %s', (_nome, form, mudado) => {
    expect(isMudado({ ...emVigor, contatoEmConfirmacao: emEspera }, form)).toBe(mudado)
  })

  it('asks for a first phone and a first e-mail', () => {
    const form = { telefone: '1133334444', email: 'a@b.com' }
    const nenhum = { numeroTelefoneResidencial: null, email: null, contatoEmConfirmacao: null }
    expect(isMudado(nenhum, form)).toBe(true)
  })
})

describe('tellMudanca', () => {
  const espera = (numeroTelefoneResidencial: string | null, email: string | null, enviadoPara = null) => ({
    numeroTelefoneResidencial,
    email,
    enviadoPara,
  })
  const [telefone, ambos] = [espera('11999998888', null), espera('11999998888', 'c@d.com')]

  it.each([
    [
      null,
      telefone,
      'Contato em confirmação',
      'O novo telefone já vale para esta guia e entra no cadastro quando a operadora confirmar.',
    ],
    [
      telefone,
      ambos,
      'Contato em confirmação',
      'O novo telefone e o novo e-mail já valem para esta guia e entram no cadastro quando a operadora confirmar.',
    ],
    [
      ambos,
      telefone,
      'Contato em confirmação',
      'O novo telefone já vale para esta guia e entra no cadastro quando a operadora confirmar. A mudança de e-mail que estava em espera foi retirada.',
    ],
    [
      ambos,
      null,
      'Mudança em espera retirada',
      'A mudança de telefone e e-mail que estava em espera foi retirada.',
    ],
  ])('%j, then %j', (antes, agora, titulo, texto) => {
    expect(tellMudanca(antes, agora)).toEqual({ titulo, texto })
  })

  it('says where the member was asked', () => {
    expect(tellMudanca(null, { ...telefone, enviadoPara: 'a***@b*****.com' })?.texto).toBe(
      'O novo telefone já vale para esta guia e entra no cadastro quando o paciente confirmar pela mensagem enviada a a***@b*****.com.',
    )
  })

  it('says nothing of nothing', () => {
    expect(tellMudanca(null, null)).toBeUndefined()
  })
})
