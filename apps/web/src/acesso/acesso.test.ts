import { describe, expect, it } from 'vitest'
import { ErroApi } from '../api/erroApi.ts'
import { outcomeWords } from './login/outcomeWords.ts'
import { checkFields } from './login/useLogin.ts'
import { describeTyped } from './RegrasSenha.tsx'
import { checkTrocaSenha, evaluateRegra, isRecusaCerta, toFieldErrors } from './trocaSenha.ts'

describe('the login form', () => {
  it.each([
    ['100001', 'x', null, []],
    ['', '', null, ['login', 'senha']],
    ['10a', 'x', null, ['login']],
    ['1234567890', 'x', null, ['login']],
    ['1', '', null, ['senha']],
    ['eduardo.leal', 'x', null, ['login']],
    ['eduardo.leal', 'x', 'usuário Meridiano', []],
    ['10a', 'x', 'usuário Meridiano', ['login']],
  ])('%j and %j, where a bank gave the user %j, lack %j', (login, senha, usuario, fields) => {
    expect(Object.keys(checkFields(login, senha, usuario))).toEqual(fields)
  })

  it.each([
    [{ codigo: 'API-ACE-0001' }, 'Não foi possível entrar', /conferem/],
    [{ codigo: 'API-ACE-0004', aguarde: 16 }, 'Muitas tentativas', /Espere 16 segundos\.$/],
    [{ codigo: 'SEM_CONEXAO' }, 'Sem conexão', /quando a conexão voltar/],
    [{ codigo: 'OUTRO' }, 'Algo deu errado', /tente de novo/],
  ] as const)('%j says %s', (outcome, title, text) => {
    const words = outcomeWords(outcome)
    expect(words.title).toBe(title)
    expect(words.text).toMatch(text)
  })
})

describe('the change of password', () => {
  const boa = { senha: 'Sorriso#2026', novaSenha: 'cavalo azul 77', confirmacao: 'cavalo azul 77' }

  it.each([
    ['all is well', {}, []],
    ['nothing typed', { senha: '', novaSenha: '', confirmacao: '' }, ['senha', 'novaSenha']],
    ['a common one', { novaSenha: '12345678', confirmacao: '12345678' }, ['novaSenha']],
    ['the code in it', { novaSenha: 'abc100001d', confirmacao: 'abc100001d' }, ['novaSenha']],
    ['the same again', { novaSenha: boa.senha, confirmacao: boa.senha }, ['novaSenha']],
    ['typed differently', { confirmacao: 'cavalo azul 78' }, ['confirmacao']],
  ])('%s', (_, change, fields) => {
    expect(checkTrocaSenha({ ...boa, ...change }, '100001').map((error) => error.fieldId)).toEqual(fields)
  })

  it('returns the server words to their fields, and nothing else', () => {
    const detalhes = [
      { campo: 'novaSenha', mensagem: 'Curta.' },
      { campo: 'outro', mensagem: 'x' },
      { campo: 'novaSenha', mensagem: 'Comum.' },
      { campo: 'senha', mensagem: 'A senha atual não confere.' },
    ]
    const error = new ErroApi({ codigo: 'API-ACE-0006', mensagem: '', detalhes }, 422)
    expect(toFieldErrors(error)).toEqual([
      { fieldId: 'senha', message: 'A senha atual não confere.' },
      { fieldId: 'novaSenha', message: 'Curta. Comum.' },
    ])
    expect(toFieldErrors(new Error('x'))).toEqual([])
  })

  const contexto = { login: '100001', senhaAtual: boa.senha }
  it.each([
    ['corvette', 'comum', '', 'aConferir'],
    ['meu cro 45128', 'previsivel', '', 'aConferir'],
    ['12345678', 'comum', '', 'naoAtendida'],
    ['corvette', 'curta', '', 'atendida'],
    ['corvette', 'comum', 'Esta senha é muito comum. Escolha outra.', 'naoAtendida'],
    ['corvette', 'previsivel', 'Esta senha é muito comum. Escolha outra.', 'atendida'],
    ['', 'comum', '', 'naoAtendida'],
  ] as const)('%j and the rule %s, answered %j: %s', (senha, codigo, recusa, estado) => {
    expect(evaluateRegra(codigo, { senha, contexto, recusa })).toBe(estado)
  })

  it.each([
    ['', 'aConferir'],
    [undefined, 'aConferir'],
    ['corvette 1', 'naoAtendida'],
    ['corvette 2', 'atendida'],
  ] as const)('the current one being %j, another is %s', (senhaAtual, estado) => {
    const typed = { senha: 'corvette 1', contexto: { login: '100001', senhaAtual }, recusa: '' }
    expect(evaluateRegra('igual', typed)).toBe(estado)
  })

  it.each([
    ['naoAtendida', 'Falta: Não é uma senha comum nem um caractere repetido. '],
    ['aConferir', 'Nada falta até aqui; o resto é conferido ao salvar. Senha forte.'],
    ['atendida', 'Regras atendidas. Senha forte.'],
  ] as const)('a rule that is %s is heard as %j', (estado, palavras) => {
    const linhas = [{ codigo: 'curta', estado: 'atendida' } as const, { codigo: 'comum', estado } as const]
    expect(describeTyped(linhas, 'forte')).toBe(palavras.trim())
  })

  it.each([
    [422, true],
    [429, true],
    [401, false],
    [503, false],
    [0, false],
  ])('answered %i is surely not done: %s', (status, isCerta) => {
    expect(isRecusaCerta(new ErroApi({ codigo: 'X', mensagem: '' }, status))).toBe(isCerta)
  })
})
