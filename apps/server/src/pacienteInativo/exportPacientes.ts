import type { OpcaoInativos, pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { nameSituacao } from '@portal/domain/guia/perspectiva.ts'
import type { Handler } from '../http/handler.ts'
import { exportPlanilha } from '../planilha/exportPlanilha.ts'
import { type ColunaPlanilha, toDataHora, toDia } from '../planilha/writePlanilha.ts'
import { cienteDe } from './listPacientes.ts'
import { countInativas, type LinhaInativa, listInativas } from './pacienteInativo.store.ts'

const listColunas = (hoje: string): readonly ColunaPlanilha<LinhaInativa>[] => [
  { titulo: 'Guia', largura: 14, formato: '0', celula: ({ numeroFicha }) => numeroFicha },
  { titulo: 'Paciente', largura: 36, celula: ({ nomeAssociado }) => nomeAssociado },
  {
    titulo: 'Situação da guia',
    largura: 32,
    celula: ({ fimCobertura, ...guia }) =>
      nameSituacao({ ...guia, fimCobertura: { dia: fimCobertura } }, hoje),
  },
  {
    titulo: 'Fim do plano',
    largura: 14,
    formato: 'dd/mm/yyyy',
    celula: ({ fimCobertura }) => fimCobertura && toDia(fimCobertura),
  },
  {
    titulo: 'Ciência em',
    largura: 18,
    formato: 'dd/mm/yyyy hh:mm',
    celula: ({ cienteEm }) => cienteEm && toDataHora(cienteEm),
  },
  { titulo: 'Ciência de', largura: 14, formato: '0', celula: ({ cienteLogin }) => cienteLogin },
]

const titulos: Readonly<Record<OpcaoInativos, string>> = {
  NAO_CIENTES: 'Sem ciência',
  CIENTES: 'Com ciência',
  TODOS: 'Todas',
}

/** Exactly the rows of the list, under the name of Spec §7.3. */
export const exportPacientes: Handler<typeof pacienteInativo.exportPacientes> = (context) => {
  const { query, db, sessao, hoje } = context
  const { opcao = 'TODOS' } = query
  const filtro = { codigoCredenciado: sessao.codigoCredenciado, hoje, ciente: cienteDe[opcao] }
  return exportPlanilha(context, {
    operacao: 'pacienteInativo.exportPacientes',
    objeto: 'planilha de pacientes inativos',
    arquivo: 'report.xlsx',
    nome: 'Beneficiários inativos',
    cabecalho: [['Guias', titulos[opcao]]],
    colunas: listColunas(hoje),
    count: async () => (await countInativas(db, filtro)).total,
    list: (later, limite, depois) => listInativas(later, filtro, limite, depois?.numeroFicha),
  })
}
