import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { Random } from '../chance/random.ts'
import { toInstante } from '../database/instante.ts'
import type { AssociadoSemeado } from './associado.ts'
import { cpfOf } from './documento.ts'

type Pessoa = {
  nome: string
  nomeCivil?: string
  nascimento: string
  inclusao: string
  exclusao?: string
  email: string
  telefone: string
  empresa?: string
  recemNatoAte?: string
  planos: readonly string[]
  dentesAusentes?: readonly string[]
}

/** The seven members with a part to play (Produto §11), in the order of their cards from 500000001 on. */
function listPessoas(hoje: string): Pessoa[] {
  return [
    {
      nome: 'Mariana Alves Ribeiro',
      nascimento: addMonths(hoje, -(38 * 12 + 5)),
      inclusao: addMonths(hoje, -40),
      email: 'mariana.ribeiro@example.com',
      telefone: '11987654321',
      empresa: 'Tecelagem Boa Vista',
      planos: ['AURPRE'],
      dentesAusentes: ['18', '28'],
    },
    {
      // Past the 30 days of the basic class and before the 60, 90, 120 and 180 of the others: both answers show.
      nome: 'Rafael Souza Lima',
      nascimento: addMonths(hoje, -(29 * 12 + 2)),
      inclusao: addDays(hoje, -40),
      email: 'rafael.lima@example.com',
      telefone: '11976543210',
      planos: ['AURCOM'],
    },
    {
      nome: 'Helena Castro Moreira',
      nascimento: addMonths(hoje, -(7 * 12 + 4)),
      inclusao: addMonths(hoje, -26),
      email: 'familia.moreira@example.com',
      telefone: '11965432109',
      planos: ['AURCOM'],
      // A first permanent molar taken out before its neighbours came: what is offered on 36 is not what is on 46.
      dentesAusentes: ['36', '51', '61', '71', '81'],
    },
    {
      nome: 'Antônio Pereira Gomes',
      nascimento: addMonths(hoje, -(57 * 12 + 8)),
      inclusao: addMonths(hoje, -61),
      exclusao: addMonths(hoje, -2),
      email: 'antonio.gomes@example.com',
      telefone: '11954321098',
      empresa: 'Transportes Serra Azul',
      planos: ['AURESS'],
    },
    {
      nome: 'Lucas Ferreira Dias',
      nascimento: addMonths(hoje, -(15 * 12 + 1)),
      inclusao: addMonths(hoje, -33),
      email: 'familia.dias@example.com',
      telefone: '19943210987',
      planos: ['AURCOM'],
    },
    {
      nome: 'Bianca Nogueira Campos',
      nomeCivil: 'Bruno Nogueira Campos',
      nascimento: addMonths(hoje, -(34 * 12 + 10)),
      inclusao: addMonths(hoje, -20),
      email: 'bianca.campos@example.com',
      telefone: '13932109876',
      empresa: 'Banco Meridiano',
      planos: ['MERESS', 'MERPRE'],
    },
    {
      // The mother: her child is attended under this card for the first 30 days.
      nome: 'Juliana Martins Rocha',
      nascimento: addMonths(hoje, -(31 * 12 + 7)),
      inclusao: addMonths(hoje, -28),
      email: 'juliana.rocha@example.com',
      telefone: '11921098765',
      empresa: 'Tecelagem Boa Vista',
      recemNatoAte: addDays(hoje, 18),
      planos: ['AURPRE'],
    },
  ]
}

const PRIMEIRO_CARTAO = 500_000_001
const PRIMEIRO_ATENDIMENTO = 300_000_000_001

/** The seven members of the demonstration, on the day it is seeded. */
export function createCastAssociados(hoje: string): AssociadoSemeado[] {
  const random = new Random(7)
  return listPessoas(hoje).map((pessoa, i) => ({
    linha: {
      codigo: String(PRIMEIRO_CARTAO + i),
      chave: random.uuid(),
      cpf: cpfOf(i),
      nome: pessoa.nome,
      nome_civil: pessoa.nomeCivil ?? null,
      nascimento: pessoa.nascimento,
      situacao: pessoa.exclusao ? 'inativo' : 'ativo',
      inclusao: pessoa.inclusao,
      exclusao: pessoa.exclusao ?? null,
      validade_cartao: addMonths(hoje, 14),
      telefone: pessoa.telefone,
      email: pessoa.email,
      empresa: pessoa.empresa ?? null,
      recem_nato_ate: pessoa.recemNatoAte ?? null,
    },
    planos: pessoa.planos,
    dentesAusentes: pessoa.dentesAusentes ?? [],
    atendimento: {
      numero: String(PRIMEIRO_ATENDIMENTO + i),
      abertoEm: toInstante(addDays(hoje, -1), 10 * 60),
    },
  }))
}
