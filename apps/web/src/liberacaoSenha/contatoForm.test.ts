import { describe, expect, it } from 'vitest'
import { ErroApi } from '../api/erroApi.ts'
import { toContato } from '../associado/contato.ts'
import { listMudados, tellMudanca, toErrosContato } from './contatoForm.ts'
import { campos } from './toPedidoLiberacao.ts'

describe('toContato', () => {
  const emVigor = { numeroTelefoneResidencial: '1133334444', email: 'a@b.com' }

  it('shows what waits in the place of what it replaces, and nothing else', () => {
    const contatoEmConfirmacao = { numeroTelefoneResidencial: '11999998888', email: null }
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

describe('listMudados', () => {
  const emVigor = { numeroTelefoneResidencial: '1133334444', email: 'a@b.com' }
  const emEspera = { numeroTelefoneResidencial: '11999998888', email: 'c@d.com' }
  it.each([
    ['the same, with its mask', { telefone: '(11) 3333-4444', email: ' a@b.com ' }, []],
    ['another phone', { telefone: '(11) 99999-8888', email: 'a@b.com' }, [campos.telefone]],
    ['another e-mail', { telefone: '1133334444', email: 'c@d.com' }, [campos.email]],
    ['an e-mail left empty', { telefone: '1133334444', email: '' }, []],
  ])('%s', (_nome, form, mudados) => {
    expect(listMudados({ ...emVigor, contatoEmConfirmacao: null }, form)).toEqual(mudados)
  })

  it.each([
    ['what waits', { telefone: '11999998888', email: 'c@d.com' }, []],
    ['what is in force', { telefone: '1133334444', email: 'a@b.com' }, [campos.telefone, campos.email]],
    ['the e-mail that waits, left empty', { telefone: '11999998888', email: ' ' }, [campos.email]],
  ])('while a change waits: %s', (_nome, form, mudados) => {
    expect(listMudados({ ...emVigor, contatoEmConfirmacao: emEspera }, form)).toEqual(mudados)
  })

  it('asks for a first phone and a first e-mail', () => {
    const form = { telefone: '1133334444', email: 'a@b.com' }
    const nenhum = { numeroTelefoneResidencial: null, email: null, contatoEmConfirmacao: null }
    expect(listMudados(nenhum, form)).toEqual([campos.telefone, campos.email])
  })
})

describe('tellMudanca', () => {
  const espera = (numeroTelefoneResidencial: string | null, email: string | null) => ({
    numeroTelefoneResidencial,
    email,
  })
  const [telefone, ambos] = [espera('11999998888', null), espera('11999998888', 'c@d.com')]

  it.each([
    [null, telefone, 'Contato em confirmação', 'O novo telefone vale quando a operadora confirmar.'],
    [
      telefone,
      ambos,
      'Contato em confirmação',
      'O novo telefone e o novo e-mail valem quando a operadora confirmar.',
    ],
    [
      ambos,
      telefone,
      'Contato em confirmação',
      'O novo telefone vale quando a operadora confirmar. A mudança de e-mail que estava em espera foi retirada.',
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

  it('says nothing of nothing', () => {
    expect(tellMudanca(null, null)).toBeUndefined()
  })
})

describe('toErrosContato', () => {
  const refusal = (codigo: string) =>
    new ErroApi(
      { codigo, mensagem: 'Peça amanhã.', detalhes: [{ campo: 'email', mensagem: 'Errado.' }] },
      422,
    )

  it.each([
    ['API-LIB-0010', [{ fieldId: campos.email, message: 'Errado.' }]],
    ['API-LIB-0013', [{ fieldId: campos.email, message: 'Peça amanhã.' }]],
    ['API-LIB-0014', [{ fieldId: campos.email, message: 'Peça amanhã.' }]],
    ['API-LIB-0004', undefined],
  ])('%s', (codigo, erros) => {
    expect(toErrosContato(refusal(codigo), [campos.email])).toEqual(erros)
  })
})
