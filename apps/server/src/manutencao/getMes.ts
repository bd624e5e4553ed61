import type { Manutencao, manutencao } from '@portal/contract/manutencao.ts'
import { mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { endMes, type LinhaMes, type ListaMes, listLinhasMes } from '@portal/domain/manutencao/situacaoMes.ts'
import { readRestante } from '@portal/domain/ortodontia/meses.ts'
import type { PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import type { Handler } from '../http/handler.ts'
import { encodeCursor, loadPagina, readCursor } from '../http/pagina.ts'
import { findEspecialidadeOrto } from '../ortodontia/avaliacao.ts'
import { listPrecos } from '../regraEvento/preco.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { type LinhaAno, listAtivos } from './ano.store.ts'

type Linha = LinhaMes & { ano: LinhaAno; codigoAssociado: string; centavos: number | null }

/** The event that a maintenance is charged as: the treatment's last, or the first of the table of one that had none. */
const findEvento = ({ codigoEvento }: LinhaAno, { todas }: TabelaRegras): string | undefined =>
  codigoEvento ?? todas.find(({ papelOrtodontia }) => papelOrtodontia === 'manutencao')?.codigoEvento

const toConta = (linhas: readonly Linha[]) => ({
  quantas: linhas.length,
  valor: toValor(linhas.reduce((soma, { centavos }) => soma + (centavos ?? 0), 0)),
})

function toManutencao(
  { ano, mes, numeroFicha, centavos }: Linha,
  prazo: PrazoOrtodontia,
  hoje: string,
): Manutencao {
  const { guiasRestantes, prorrogavel } = readRestante(ano, prazo, hoje)
  return {
    numeroTratamento: ano.numeroTratamento,
    codigoAssociado: ano.codigoAssociado,
    nomeAssociado: ano.nomeAssociado,
    mes,
    numeroFicha,
    valor: centavos === null ? null : toValor(centavos),
    guiasRestantes,
    prorrogavel,
  }
}

/**
 * The maintenances of the month, with what each is worth by today's table. All treatments that go on are read: which list one
 * is of, the rule of the months says. Interface S34.
 */
export const getMes: Handler<typeof manutencao.getMes> = async (context) => {
  const { query, db, sessao, services, hoje } = context
  const { codigoCredenciado } = sessao
  const [tabela, { rede }, anos, codigoEspecialidade] = await Promise.all([
    services.regras.get(),
    findContrato(db, codigoCredenciado),
    listAtivos(db, codigoCredenciado),
    findEspecialidadeOrto(db, codigoCredenciado),
  ])
  const prazo = tabela.findPrazoOrtodontia(rede, hoje)
  const eventos = [...new Set(anos.flatMap((ano) => findEvento(ano, tabela) ?? []))]
  const precos = await listPrecos(db, rede, eventos, hoje)
  const linhas: Linha[] = anos.flatMap((ano) => {
    const centavos = precos.get(findEvento(ano, tabela) ?? '') ?? null
    const { codigoAssociado } = ano
    return listLinhasMes(ano, prazo, hoje).map((linha) => ({ ...linha, ano, codigoAssociado, centavos }))
  })
  const daLista = (lista: ListaMes) => linhas.filter((linha) => linha.lista === lista)
  const objeto = `manutenções do mês: ${query.lista.toLowerCase()}`
  const lista = daLista(query.lista)
  const { pagina, proximo } = await loadPagina(context, query, {
    objeto,
    vazio: `${objeto}, nenhuma`,
    write: ({ ano }: Linha) => encodeCursor(String(ano.numeroTratamento)),
    read: readCursor,
    list: async (limite, depois) => {
      // The one that the page before ended with may be in another list by now: those that follow it then begin anew.
      const inicio = lista.findIndex(({ ano }) => ano.numeroTratamento === depois) + 1
      return lista.slice(inicio, inicio + limite)
    },
  })
  const mes = mesDe(hoje)
  return {
    mes,
    ultimoDia: endMes(mes),
    codigoEspecialidade,
    contas: {
      aLiberar: toConta(daLista('A_LIBERAR')),
      liberadas: toConta(daLista('LIBERADA')),
      feitas: toConta(daLista('FEITA')),
      perdidas: toConta(daLista('PERDIDA')),
    },
    manutencoes: pagina.map((linha) => toManutencao(linha, prazo, hoje)),
    proximo,
  }
}
