import { expect, it } from 'vitest'
import { toBrasileira } from '../calendario/dataCivil.ts'
import type { GuiaHoje } from './fimGuia.ts'
import { describeGuia } from './perspectiva.ts'
import { statusFicha } from './statusFicha.tables.ts'

const HOJE = '2026-11-24'
const { autorizada, complementarEnviada, emAnalise, senhaLiberada } = statusFicha
const fim = (dia: string | null) => ({ dia })
const TODOS = 'Todos os eventos foram aprovados.'
const REALIZE = 'Realize os eventos, informe as datas, assine e encaminhe para pagamento.'

/** Said in amber, with the day that it ends with. */
it.each<[nome: string, guia: GuiaHoje, nota: string, ajuda: string, proximoPasso: string]>([
  [
    'a senha terminou antes do plano, que ainda vale',
    { statusFicha: complementarEnviada, validadeSenha: '2026-11-20', fimCobertura: fim('2026-11-30') },
    'Senha terminou em 20/11/2026',
    'A senha terminou em 20/11/2026; só o realizado até lá é pago.',
    'Informe a data do que foi realizado até 20/11/2026; para o que falta, renove a senha, uma única vez.',
  ],
  [
    'a senha termina em quinze dias',
    { statusFicha: autorizada, validadeSenha: '2026-12-09' },
    'Senha termina em 09/12/2026',
    `${TODOS} A senha termina em 09/12/2026: o que for realizado depois não é pago.`,
    REALIZE,
  ],
  [
    'a senha terminou, e outra guia tem o lugar',
    { statusFicha: autorizada, validadeSenha: '2026-11-20', isTomada: true },
    'Senha terminou em 20/11/2026',
    'A senha terminou em 20/11/2026; só o realizado até lá é pago.',
    'Informe a data do que foi realizado até 20/11/2026; para o que falta, use a outra guia, que tem o lugar de um evento desta, ou peça outra autorização.',
  ],
  [
    'a enviar, com a senha terminada e o lugar de outra',
    { statusFicha: senhaLiberada, validadeSenha: '2026-11-23', isTomada: true },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026: os eventos não podem mais ser enviados.',
    'Outra guia tem o lugar de um evento desta, e a senha não se renova: cancele esta guia.',
  ],
  [
    'na auditoria, com a senha terminada e o lugar de outra',
    { statusFicha: emAnalise, codigoEtapaAtual: 4, validadeSenha: '2026-11-23', isTomada: true },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026: o que ainda não foi realizado fica com a outra guia, que tem o lugar de um evento desta, ou pede outra autorização.',
    'Aguarde a decisão da operadora.',
  ],
  [
    'na auditoria, com a senha terminada depois de renovada',
    { statusFicha: emAnalise, codigoEtapaAtual: 4, validadeSenha: '2026-11-23', senhaRenovada: true },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026: o que ainda não foi realizado pede outra autorização.',
    'Aguarde a decisão da operadora.',
  ],
  [
    'a senha terminou depois de renovada',
    { statusFicha: autorizada, validadeSenha: '2026-11-20', senhaRenovada: true },
    'Senha terminou em 20/11/2026',
    'A senha terminou em 20/11/2026; só o realizado até lá é pago.',
    'Informe a data do que foi realizado até 20/11/2026; para o que falta, peça outra autorização.',
  ],
  [
    'a enviar, com a senha terminada depois de renovada',
    { statusFicha: senhaLiberada, validadeSenha: '2026-11-23', senhaRenovada: true },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026: os eventos não podem mais ser enviados.',
    'A senha não se renova mais: cancele a guia e peça outra.',
  ],
  [
    'já na auditoria',
    { statusFicha: emAnalise, codigoEtapaAtual: 4, validadeSenha: '2026-11-23' },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026: o que ainda não foi realizado só se realiza depois de renovada.',
    'Aguarde a decisão da operadora.',
  ],
  [
    'a senha terminou há tanto que nada do que foi feito ainda se apresenta',
    {
      statusFicha: autorizada,
      validadeSenha: '2026-01-20',
      senhaRenovada: true,
      janelaData: { ate: null, depois: { codigoGlosa: '3091', texto: 'Apresentada fora do prazo' } },
    },
    'Senha terminou em 20/01/2026',
    'A senha terminou em 20/01/2026, e o que foi feito até lá já passou do prazo de apresentação: o pagamento o nega (3091).',
    'Se nada foi feito nela, cancele a guia; se foi, informe a data, assine e encaminhe assim; para o que falta, peça outra autorização.',
  ],
  ...(
    [
      ['sem assinatura', null, 'assine e encaminhe assim'],
      ['assinada', { por: 'Ana' }, 'encaminhe assim'],
    ] as const
  ).map(([nome, assinatura, encaminhe]): [string, GuiaHoje, string, string, string] => [
    `a senha terminou há tanto, e parte está datada, ${nome}`,
    {
      statusFicha: autorizada,
      validadeSenha: '2026-01-20',
      senhaRenovada: true,
      assinatura,
      eventos: [{ dataRealizacao: '2026-01-10' }, { dataRealizacao: null }],
      janelaData: { ate: null, depois: { codigoGlosa: '3091', texto: 'Apresentada fora do prazo' } },
    },
    'Senha terminou em 20/01/2026',
    'A senha terminou em 20/01/2026, e o que foi feito até lá já passou do prazo de apresentação: o pagamento o nega (3091).',
    `Confira a data do que foi feito e, se for essa mesma, ${encaminhe}; para o que falta, peça outra autorização.`,
  ]),
  [
    'nenhum dia é pago, e não pelo prazo de apresentação',
    {
      statusFicha: autorizada,
      validadeSenha: '2026-11-20',
      janelaData: { ate: null, depois: { codigoGlosa: '1321', texto: 'Validade da guia expirada' } },
    },
    'Senha terminou em 20/11/2026',
    'A senha terminou em 20/11/2026; só o realizado até lá é pago.',
    'Informe a data do que foi realizado até 20/11/2026; para o que falta, renove a senha, uma única vez.',
  ],
  [
    'a enviar, com a senha terminada',
    { statusFicha: senhaLiberada, validadeSenha: '2026-11-23' },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026: os eventos não podem mais ser enviados.',
    'Renove a senha, uma única vez, ou cancele a guia e peça outra.',
  ],
  [
    'a manutenção a enviar, com o mês terminado',
    { statusFicha: senhaLiberada, validadeSenha: '2026-11-23', senhaDoMes: true },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026: os eventos não podem mais ser enviados.',
    'A manutenção se perdeu com o seu mês: cancele a guia.',
  ],
  [
    'a manutenção por fazer, com o mês terminado',
    { statusFicha: autorizada, validadeSenha: '2026-11-23', senhaDoMes: true },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026; só o realizado até lá é pago.',
    'Informe a data do que foi realizado até 23/11/2026; o que não foi feito se perdeu com o mês.',
  ],
  [
    'a manutenção em análise, com o mês terminado',
    { statusFicha: emAnalise, codigoEtapaAtual: 2, validadeSenha: '2026-11-23', senhaDoMes: true },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026: o que ainda não foi realizado se perdeu com o mês.',
    'Envie o plano para auditoria e aguarde a decisão.',
  ],
  [
    'em análise, com a senha terminada',
    { statusFicha: emAnalise, codigoEtapaAtual: 2, validadeSenha: '2026-11-23' },
    'Senha terminou em 23/11/2026',
    'A senha terminou em 23/11/2026: o que ainda não foi realizado só se realiza depois de renovada.',
    'Envie o plano para auditoria e aguarde a decisão.',
  ],
])('%s', (_nome, guia, nota, ajuda, proximoPasso) => {
  const dita = describeGuia(guia, HOJE)
  expect(dita).toMatchObject({ tom: 'atencao', nota, ajuda, proximoPasso })
  expect(dita.diaNota && toBrasileira(dita.diaNota)).toBe(nota.match(/\d{2}\/\d{2}\/\d{4}$/)?.[0])
})
