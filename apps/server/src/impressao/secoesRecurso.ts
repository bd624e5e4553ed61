import { namePublicacao } from '@portal/domain/recursoGlosa/namePublicacao.ts'
import { civilDay } from '../runtime/clock.ts'
import type { Campo, Secao } from './formulario.ts'
import type { DadosRecurso } from './formularioRecurso.ts'
import { showData } from './showData.ts'

/** In place of what only the decision tells. */
export const A_DECIDIR = 'a decidir'

const campo = (rotulo: string, valor: string, peso: number): Campo => ({ rotulo, valor, peso })

const showDia = (instante: Date): string => showData(civilDay(instante))

/** What is appealed: one guide whole, never a protocol of many. */
export const secaoRecurso = (
  { guia, recurso, encaminhamento }: DadosRecurso,
  registroAns: string,
): Secao => ({
  titulo: 'Recurso',
  linhas: [
    [
      campo('Registro ANS', registroAns, 10),
      campo('Objeto do recurso', '2 - Guia', 12),
      campo('Protocolo do recurso', recurso.protocolo, 16),
      campo('Número da guia', String(guia.numeroFicha), 14),
      campo('Número do lote', encaminhamento?.numeroLote ?? '', 14),
      campo('Protocolo da guia', guia.protocoloGuia, 16),
    ],
  ],
})

export const secaoPrestador = ({ profissional }: DadosRecurso): Secao => ({
  titulo: 'Prestador e profissional executante',
  linhas: [
    [
      campo(
        'Código na operadora / CNPJ / CPF',
        `${profissional.codigoCredenciado} / ${profissional.documento}`,
        22,
      ),
      campo('Nome do prestador', profissional.nomeContratado, 42),
      campo('CNES', profissional.cnes, 10),
    ],
    [
      campo('Nome do profissional executante', profissional.nomeExecutante, 56),
      campo('Número no CRO', profissional.croExecutante, 12),
      campo('UF', profissional.ufExecutante, 6),
    ],
  ],
})

export const secaoBeneficiario = ({ associado, profissional }: DadosRecurso): Secao => ({
  titulo: 'Beneficiário',
  linhas: [
    [
      campo('Número da carteira', associado.codigoAssociado, 14),
      campo('Nome do beneficiário', associado.nome, 34),
      ...(associado.nomeCivil ? [campo('Nome civil', associado.nomeCivil, 28)] : []),
      campo('Plano', profissional.nomePlano, 24),
    ],
  ],
})

/** Days of São Paulo: each term ends with its day. */
export const secaoPrazos = ({ recurso, hoje }: DadosRecurso): Secao => ({
  titulo: 'Prazos',
  linhas: [
    [
      campo(namePublicacao(recurso.dataGlosa, hoje), showData(recurso.dataGlosa), 12),
      campo('Recurso até', showData(recurso.prazoRecurso), 12),
      campo('Enviado em', showDia(recurso.enviadoEm), 12),
      campo('Enviado por', recurso.nome, 36),
      campo('Resposta até', showData(recurso.prazoResposta), 12),
      campo('Decidido em', recurso.julgadoEm ? showDia(recurso.julgadoEm) : A_DECIDIR, 12),
    ],
  ],
})
