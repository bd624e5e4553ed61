import { catalogoErros, type ErrorEntry } from '@portal/contract/errors.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { CodigoLocal } from './erroApi.ts'

/** What no server answered; kept in the catalogue's form. */
const locais: Readonly<Record<CodigoLocal, ErrorEntry>> = {
  SEM_CONEXAO: {
    status: 0,
    tipo: 'aviso',
    titulo: 'Sem conexão',
    texto:
      'Não foi possível falar com o serviço. O que você digitou continua aqui; tente de novo quando a conexão voltar.',
  },
  SESSAO_ENCERRADA: {
    status: 0,
    tipo: 'aviso',
    titulo: 'Sessão encerrada',
    texto: 'Entre novamente para continuar; guias, recursos e pedidos começados foram guardados.',
  },
  RESPOSTA_ILEGIVEL: {
    status: 0,
    tipo: 'erro',
    titulo: 'Resposta inesperada',
    texto: 'O serviço respondeu de um jeito que o portal não entende. Tente de novo em instantes.',
  },
  PAGINA_NAO_VEIO: {
    status: 0,
    tipo: 'aviso',
    titulo: 'A página não veio inteira',
    texto:
      'A conexão falhou, ou há uma versão nova do portal. Recarregue para continuar; os rascunhos estão guardados.',
  },
  PARTE_NAO_VEIO: {
    status: 0,
    tipo: 'aviso',
    titulo: 'Esta parte não veio',
    texto:
      'A conexão falhou, ou há uma versão nova do portal. Tente de novo; se não vier, recarregue a página.',
  },
}

const catalogo: Readonly<Record<string, ErrorEntry>> = { ...catalogoErros, ...locais }

/** Who has to wait for longer than this is told until when by the text, not in seconds. */
const HORA = 3600

/**
 * The catalogue's entry of a code (Spec §8), with the seconds to wait where somebody asked too often. How soon a
 * service that is down may be asked again is for programs: nobody knows when it is back.
 */
export function wordsOf(codigo: string, aguarde = 0): ErrorEntry | undefined {
  const entry = catalogo[codigo]
  if (entry?.status !== 429 || aguarde < 1 || aguarde > HORA) return entry
  return { ...entry, texto: `${entry.texto} Espere ${countOf(aguarde, 'segundo', 'segundos')}.` }
}
