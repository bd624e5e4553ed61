import {
  metodosConciliacao,
  situacoesDeposito,
  tiposAcao,
  tiposDiferenca,
} from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { MAXIMO_PARES, referencias, valoresEvidencia } from '@portal/domain/conciliacao/conciliacao.ts'
import { MAXIMO_CREDITOS } from '@portal/domain/conciliacao/credito.ts'
import { MAXIMO_HISTORICO } from '@portal/domain/conciliacao/historico.ts'
import Type, { type Static } from 'typebox'
import {
  CodigoDe,
  Cursor,
  Data,
  Dinheiro,
  DinheiroRepasse,
  Instante,
  Nulavel,
  Objeto,
  UmDe,
} from './campo.ts'
import { Desconto, DiaRepasse, Repasse } from './financeiro.ts'
import { route } from './route.ts'

const Numero = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const Ano = Type.Integer({ minimum: 2000, maximum: 2099 })
/** More than nothing, and no more than any run pays. */
const Positivo = Type.String({ pattern: '^(?!0+\\.00$)[0-9]{1,10}\\.[0-9]{2}$' })
/** As a bank wrote it: kept and shown, never judged by what a person may write. */
const TextoDoBanco = Type.String({ maxLength: MAXIMO_HISTORICO })

const Deposito = Objeto({
  numero: Numero,
  dia: Data,
  valor: Dinheiro,
  /** What of it belongs to no run yet. */
  restante: Dinheiro,
  historico: Type.String(),
  documento: Type.String(),
  conta: Type.String(),
})
export type Deposito = Static<typeof Deposito>

const Diferenca = Objeto({
  acao: Numero,
  tipo: CodigoDe(tiposDiferenca),
  valor: Dinheiro,
  texto: Type.String(),
})

/** The deposit of some days whose amount is nearest. */
const perto = {
  deposito: Deposito,
  /** What is left of the run with it; negative where it brings more. */
  falta: Dinheiro,
}

/**
 * Why nothing is offered for a run, and the days of which that is said: they are to come, no statement of the day of payment was
 * brought in, nothing came, or another amount did.
 */
const SemPar = Type.Union([
  Objeto({ motivo: UmDe(['futuro', 'semDeposito']), de: Data, ate: Data }),
  Objeto({ motivo: UmDe(['semExtrato']), de: Data, ate: Data, perto: Nulavel(Objeto(perto)) }),
  Objeto({ motivo: UmDe(['outroValor']), de: Data, ate: Data, ...perto }),
])
export type SemPar = Static<typeof SemPar>

/** A run whose statement is out. Always: net = released - debits + credits; left = net - matched - put down to something. */
const PagamentoConciliado = Objeto({
  repasse: Repasse,
  valorProcessado: DinheiroRepasse,
  valorGlosa: DinheiroRepasse,
  valorFranquia: DinheiroRepasse,
  valorLiberado: DinheiroRepasse,
  descontos: Type.Array(Desconto),
  valorLiquido: DinheiroRepasse,
  valorConciliado: DinheiroRepasse,
  falta: DinheiroRepasse,
  partes: Type.Array(
    Objeto({ acao: Numero, deposito: Deposito, valor: Dinheiro, metodo: CodigoDe(metodosConciliacao) }),
  ),
  diferencas: Type.Array(Diferenca),
  /** Null where something is offered, or nothing is left. */
  semPar: Nulavel(SemPar),
})
export type PagamentoConciliado = Static<typeof PagamentoConciliado>

const Evidencia = Objeto({
  valor: UmDe(valoresEvidencia),
  /** From the day of payment to the deposit. */
  dias: Type.Integer(),
  referencia: UmDe(referencias),
  conhecido: Type.Boolean(),
  outrosIguais: Type.Integer(),
})

const Sugestao = Objeto({
  metodo: CodigoDe(metodosConciliacao),
  /** May be accepted with all the others that are sure. */
  certa: Type.Boolean(),
  partes: Type.Array(Objeto({ deposito: Deposito, dataFechamento: Data, valor: Dinheiro })),
  evidencia: Evidencia,
  diferenca: Nulavel(Objeto({ tipo: CodigoDe(tiposDiferenca), rotulo: Type.String(), valor: Dinheiro })),
})
export type Sugestao = Static<typeof Sugestao>

const Acao = Objeto({
  numero: Numero,
  tipo: CodigoDe(tiposAcao),
  /** Of an import, its file; null of what was typed. */
  arquivo: Nulavel(Type.String()),
  /** Deposits of an import, pairs, refusals or differences. */
  itens: Type.Integer(),
  valor: Dinheiro,
  /** The days on which the runs are paid that it speaks of, the earliest first; none of an import. */
  pagamentos: Type.Array(Data),
  /** What was said of the deposits of an import and is undone with it: runs matched, pairs refused, differences put down. */
  dependentes: Objeto({
    pagamentos: Type.Integer(),
    recusas: Type.Integer(),
    diferencas: Type.Integer(),
  }),
  feitaEm: Instante,
  feitaPor: Type.String(),
  desfeita: Nulavel(Objeto({ em: Instante, por: Type.String() })),
})
export type Acao = Static<typeof Acao>

const Conciliacao = Objeto({
  ano: Ano,
  /** The years that have a run or a deposit, the newest first. */
  anos: Type.Array(Ano),
  /** Those paid in the year, the earliest first. */
  pagamentos: Type.Array(PagamentoConciliado),
  sugestoes: Type.Array(Sugestao),
  depositos: Objeto({ total: Type.Integer(), semPar: Type.Integer(), valorSemPar: Dinheiro }),
  /** The bank shows a deposit, of whatever year: a run may be paid by one of another. */
  comecada: Type.Boolean(),
  /** What Ctrl+Z undoes: the newest that this login did, and of which no other has made anything. */
  ultimaAcao: Nulavel(Acao),
})
export type Conciliacao = Static<typeof Conciliacao>

const ParteEscolhida = Objeto({ deposito: Numero, dataFechamento: DiaRepasse, valor: Positivo })
const AcaoFeita = Objeto({ acao: Numero })

const leitura = { permission: 'DEMONSTRATIVO', own: true } as const
const escrita = { permission: 'DEMONSTRATIVO', own: true, stale: ['conciliacao'] } as const

/** What the bank says of the runs (Operadora §4). Only a login that sees everything: it is about the whole of each. */
export const conciliacao = {
  getConciliacao: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/conciliacao',
    summary: 'Os pagamentos de um ano, o que o banco mostra de cada um e o que pode ser conciliado',
    query: Objeto({ ano: Type.Optional(Ano) }),
    reply: Conciliacao,
    errors: ['API-CNC-0001'],
    ...leitura,
  }),
  listDepositos: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/conciliacao/depositos',
    summary:
      'Os depósitos importados com algo a conciliar, ou os da situação pedida, os mais novos ou os mais próximos de um pagamento primeiro',
    query: Objeto({
      /** Of a year; of all of them unless said. */
      ano: Type.Optional(Ano),
      situacao: Type.Optional(CodigoDe(situacoesDeposito)),
      /** Words of the bank's line, or an amount. */
      texto: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
      /** What is missing of a run, and its day of payment: those that have exactly this left come first, then the nearest in days. */
      falta: Type.Optional(Dinheiro),
      pagoEm: Type.Optional(DiaRepasse),
      cursor: Type.Optional(Cursor),
      limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Objeto({ depositos: Type.Array(Deposito), proximo: Nulavel(Cursor) }),
    errors: ['API-CNC-0001'],
    ...leitura,
  }),
  listIdentidades: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/conciliacao/identidades',
    summary: 'Os depósitos importados de um período, cada um só pelo que o distingue de outro',
    query: Objeto({ de: DiaRepasse, ate: DiaRepasse }),
    /**
     * `toIdentidade` of each: a statement is compared with them where it was read, before any of it is sent. Not by pages:
     * all of them are needed at once, and a provider has no more than `MAXIMO_DEPOSITOS`.
     */
    reply: Objeto({ identidades: Type.Array(Type.String()) }),
    errors: ['API-CNC-0001'],
    ...leitura,
  }),
  listAcoes: route({
    method: 'GET',
    path: '/api/credenciado/v1/financeiro/conciliacao/acoes',
    summary: 'O que foi feito na conciliação, com o que foi desfeito, o mais novo primeiro',
    query: Objeto({
      cursor: Type.Optional(Cursor),
      limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Objeto({ acoes: Type.Array(Acao), proximo: Nulavel(Cursor) }),
    errors: ['API-CNC-0001'],
    ...leitura,
  }),
  sendCreditos: route({
    method: 'POST',
    path: '/api/credenciado/v1/financeiro/conciliacao/creditos',
    summary: 'Traz depósitos do banco, página por página: nenhum conta antes da última',
    body: Objeto({
      /** The import that the page goes on with; null begins one. */
      importacao: Nulavel(Numero),
      /** The file's name; null of what was typed. */
      arquivo: Nulavel(TextoDoBanco),
      /** The days that the statement is of, both included; without it, those of its deposits. Of the first page. */
      periodo: Type.Optional(Objeto({ de: DiaRepasse, ate: DiaRepasse })),
      /** None of a statement of which all is here already, or that has none: its days count all the same. */
      creditos: Type.Array(
        Objeto({
          conta: TextoDoBanco,
          dia: DiaRepasse,
          valor: Positivo,
          historico: TextoDoBanco,
          documento: TextoDoBanco,
          /** Of the lines of the file that say the same, which one. */
          ordem: Type.Integer({ minimum: 1, maximum: 100_000 }),
        }),
        { maxItems: MAXIMO_CREDITOS },
      ),
      ultima: Type.Boolean(),
    }),
    reply: Objeto({
      importacao: Numero,
      /** Of this page: brought in, and here already. */
      novos: Type.Integer(),
      repetidos: Type.Integer(),
    }),
    errors: ['API-CNC-0001', 'API-CNC-0005', 'API-CNC-0007'],
    ...escrita,
  }),
  linkDepositos: route({
    method: 'POST',
    path: '/api/credenciado/v1/financeiro/conciliacao/pares',
    summary: 'Diz que depósitos pagam que pagamentos, inteiros ou em parte, e a que se deve a diferença',
    body: Objeto({
      /** Each is an action of its own, which can be undone without the others. */
      pares: Type.Array(
        Objeto({
          partes: Type.Array(ParteEscolhida, { minItems: 1, maxItems: MAXIMO_PARES }),
          diferencas: Type.Optional(
            Type.Array(
              Objeto({
                dataFechamento: DiaRepasse,
                tipo: CodigoDe(tiposDiferenca),
                valor: Positivo,
                texto: Type.String({ maxLength: MAXIMO_HISTORICO, protegido: 'guardado' }),
              }),
              { maxItems: MAXIMO_PARES },
            ),
          ),
          /** It was offered: not taken once somebody has refused it, or has used what it is made of. */
          sugerido: Type.Optional(Type.Boolean()),
        }),
        { minItems: 1, maxItems: MAXIMO_PARES },
      ),
    }),
    reply: Objeto({ acoes: Type.Array(Numero) }),
    errors: ['API-CNC-0001', 'API-CNC-0002', 'API-CNC-0003', 'API-CNC-0004', 'API-CNC-0009'],
    ...escrita,
  }),
  createRecusa: route({
    method: 'POST',
    path: '/api/credenciado/v1/financeiro/conciliacao/recusas',
    summary: 'Recusa um par sugerido, que não volta a ser oferecido',
    body: Objeto({
      pares: Type.Array(Objeto({ deposito: Numero, dataFechamento: DiaRepasse }), {
        minItems: 1,
        maxItems: MAXIMO_PARES,
      }),
    }),
    reply: AcaoFeita,
    errors: ['API-CNC-0001', 'API-CNC-0002', 'API-CNC-0003', 'API-CNC-0009'],
    ...escrita,
  }),
  createDiferenca: route({
    method: 'POST',
    path: '/api/credenciado/v1/financeiro/conciliacao/diferencas',
    summary: 'Diz a que se deve o que um pagamento não trouxe: glosa, retenção ou ajuste',
    body: Objeto({
      dataFechamento: DiaRepasse,
      tipo: CodigoDe(tiposDiferenca),
      valor: Positivo,
      texto: Type.String({ maxLength: MAXIMO_HISTORICO, protegido: 'guardado' }),
    }),
    reply: AcaoFeita,
    errors: ['API-CNC-0001', 'API-CNC-0003', 'API-CNC-0004'],
    ...escrita,
  }),
  cancelAcao: route({
    method: 'POST',
    path: '/api/credenciado/v1/financeiro/conciliacao/desfazer',
    summary: 'Desfaz o que foi feito na conciliação, um item ou uma importação inteira',
    body: Objeto({
      acao: Numero,
      /** Only if this login did it, and nobody else has made anything of it. */
      soPropria: Type.Optional(Type.Boolean()),
    }),
    /** With who had done it, where somebody else had. */
    reply: Objeto({ acao: Numero, deOutro: Nulavel(Type.String()) }),
    errors: ['API-CNC-0001', 'API-CNC-0006', 'API-CNC-0008'],
    ...escrita,
  }),
}
