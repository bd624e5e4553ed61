import type { credenciado } from '@portal/contract/credenciado.ts'
import { nameSituacao } from '@portal/domain/guia/perspectiva.ts'
import type { Handler } from '../http/handler.ts'
import { exportPlanilha } from '../planilha/exportPlanilha.ts'
import { type ColunaPlanilha, toDataHora, toDia } from '../planilha/writePlanilha.ts'
import { countStatusSenha, type LinhaStatusSenha, listStatusSenha } from './credenciado.store.ts'

const listColunas = (hoje: string): readonly ColunaPlanilha<LinhaStatusSenha>[] => [
  { titulo: 'Senha', largura: 16, celula: ({ senha }) => senha },
  { titulo: 'Guia', largura: 14, formato: '0', celula: ({ numeroFicha }) => numeroFicha },
  { titulo: 'Paciente', largura: 36, celula: ({ nome }) => nome },
  { titulo: 'Situação', largura: 32, celula: (linha) => nameSituacao(linha, hoje) },
  {
    titulo: 'Liberada em',
    largura: 18,
    formato: 'dd/mm/yyyy hh:mm',
    celula: ({ liberadaEm }) => toDataHora(liberadaEm),
  },
  {
    titulo: 'Válida até',
    largura: 12,
    formato: 'dd/mm/yyyy',
    celula: ({ validadeSenha }) => toDia(validadeSenha),
  },
]

/** Every password of the provider with its state and validity, the newest first, under the name of Spec §7.3. */
export const exportStatusSenha: Handler<typeof credenciado.exportStatusSenha> = (context) => {
  const { codigoCredenciado } = context.sessao
  return exportPlanilha(context, {
    operacao: 'credenciado.exportStatusSenha',
    objeto: 'situação das senhas',
    arquivo: 'statusGuias.xlsx',
    nome: 'Senhas',
    cabecalho: [],
    colunas: listColunas(context.hoje),
    count: () => countStatusSenha(context.db, codigoCredenciado),
    list: (db, limite, depois) => listStatusSenha(db, codigoCredenciado, limite, depois?.numeroFicha),
  })
}
