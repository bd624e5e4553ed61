import { expect, it } from 'vitest'
import { REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { isExameOferecido, toExameOferecido } from './exameOferecido.ts'
import { type LeituraPedido, readLinhaPedido } from './linhaPedido.ts'
import { describeProcura } from './locaisPedido.ts'

const exames = REGRAS_EVENTO.filter(isExameOferecido).map((regra) => ({
  ...toExameOferecido(regra),
  descricao: regra.descricao,
}))

/** "81000421 RMIE (dente 36)", exam by exam; the message of a line that is not taken. */
const show = (leitura: LeituraPedido): string =>
  leitura.ok
    ? leitura.exames
        .map(({ codigo, locais, quantidade }) =>
          [
            codigo,
            ...locais.map((local) => {
              const procura = describeProcura(local)
              return procura ? `${local.codigoLocal} (${procura})` : local.codigoLocal
            }),
            ...(quantidade === undefined ? [] : [`x${quantidade}`]),
          ].join(' '),
        )
        .join('; ')
    : leitura.mensagem

it.each([
  ['peri 36, bw dir, pano', '81000421 RMIE (dente 36); 81000375 RMD RPD; 81000405'],
  ['peri 36, 46, 37', '81000421 RMIE (dentes 36 e 37) RMID (dente 46)'],
  ['peri 36; pano\nperi 46', '81000421 RMIE (dente 36) RMID (dente 46); 81000405'],
  ['81000421 RMID', '81000421 RMID'],
  ['81.000.405', '81000405'],
  ['peri molar inf dir', '81000421 RMID'],
  ['peri pré-molares superiores esquerdo', '81000421 RPSE'],
  ['peri 55', '81000421 RPSD (dente 55)'],
  ['bw', '81000375'],
  ['bw pre molar dir', '81000375 RPD'],
  ['bw ambos', '81000375 RMD RME RPD RPE'],
  ['peri toda', '81000421 RIS RCSD RPSD RMSD RCSE RPSE RMSE RII RCID RPID RMID RCIE RPIE RMIE'],
  [' pano ', '81000405'],
  ['peri RMID premolares inf esq', '81000421 RMID RPIE'],
  ['bw todas', '81000375 RMD RME RPD RPE'],
  ['bw RMPD', '81000375 RMD RPD'],
  ['bw bilateral', '81000375 RMD RME RPD RPE'],
  ['bw dos dois lados', '81000375 RMD RME RPD RPE'],
  ['bw esquerda e direita', '81000375 RMD RME RPD RPE'],
  ['peri incisivos sup e inf', '81000421 RIS RII'],
  ['doc completa', '98958577'],
  ['tomo 36', '81000510 AI (dente 36)'],
  ['tomo sup', '81000510 AS'],
  ['foto x5', '81000278 x5'],
  ['doc básica', '98958569'],
  ['doc perio', '98966162'],
  ['tele de perfil', '81000472'],
  ['radiografia lateral', '81000561'],
])('%s', (linha, lido) => {
  expect(show(readLinhaPedido(linha, exames))).toBe(lido)
})

it.each([
  ['', 'Escreva o exame.'],
  ['36', 'Faltou o exame de “36”.'],
  [
    'doc',
    '“doc” pode ser Documentação ortodôntica básica, Documentação ortodôntica completa, Documentação ortodôntica especial, Documentação ortopédica, Documentação ortodôntica de controle ou Documentação periodontal: diga qual.',
  ],
  ['bw x2', 'Radiografia interproximal - bite-wing: a quantidade é a dos lugares; diga quais são.'],
  ['resina composta 36', 'Nenhum exame com “resina composta”.'],
  ['modelos dir', 'Modelos ortodônticos não pede dente nem região.'],
  ['modelos RMID', 'Modelos ortodônticos não pede dente nem região.'],
  ['resina 36', 'Nenhum exame com “resina”.'],
  ['peri 99', 'Não existe dente 99.'],
  ['bw 11', 'Radiografia interproximal - bite-wing não se pede no dente 11.'],
  ['bw RII', 'Radiografia interproximal - bite-wing não se pede em RII.'],
  ['bw sup', 'Radiografia interproximal - bite-wing não tem lugar com esse nome.'],
  ['modelos 36', 'Modelos ortodônticos não pede dente nem região.'],
  ['85100200', '85.100.200 não é de um exame que se possa pedir.'],
  ['81000405 81000472', 'Separe os exames por vírgula: 81.000.405, 81.000.472.'],
  ['pano, peri 36, xyz', 'Nenhum exame com “xyz”.'],
])('%s is not taken, and nothing of the line is: %s', (linha, mensagem) => {
  expect(show(readLinhaPedido(linha, exames))).toBe(mensagem)
})

it('a part without an exam goes on with the one in hand', () => {
  expect(show(readLinhaPedido('46', exames, '81000421'))).toBe('81000421 RMID (dente 46)')
})
