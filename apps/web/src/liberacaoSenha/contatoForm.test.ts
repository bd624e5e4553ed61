import { describe, expect, it } from 'vitest'
import { ErroApi } from '../api/erroApi.ts'
import { toContato } from '../associado/contato.ts'
import { listMudados, toErrosContato } from './contatoForm.ts'
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
  const atual = { telefone: '1133334444', email: 'a@b.com' }
  it.each([
    ['the same, with its mask', { telefone: '(11) 3333-4444', email: ' a@b.com ' }, []],
    ['another phone', { telefone: '(11) 99999-8888', email: 'a@b.com' }, [campos.telefone]],
    ['another e-mail', { telefone: '1133334444', email: 'c@d.com' }, [campos.email]],
    ['an e-mail left empty', { telefone: '1133334444', email: '' }, []],
  ])('%s', (_nome, form, mudados) => {
    expect(listMudados(atual, form)).toEqual(mudados)
  })

  it('asks for a first phone and a first e-mail', () => {
    const form = { telefone: '1133334444', email: 'a@b.com' }
    expect(listMudados({ telefone: null, email: null }, form)).toEqual([campos.telefone, campos.email])
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
