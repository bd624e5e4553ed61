import { redes } from '@portal/domain/rede/rede.data.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import { dentesFaces } from './dentesFaces.ts'
import { guiaRapido } from './guiaRapido.data.ts'
import { imagensAuditoria } from './imagensAuditoria.ts'
import { incluirEvento } from './incluirEvento.data.ts'
import { negativas } from './negativas.ts'
import { prazosGuia } from './prazosGuia.ts'
import { recursoGlosa } from './recursoGlosa.ts'
import { situacoes } from './situacoes.ts'

/** A file of the demonstration's library; the day of its version counts from today. */
export type ArquivoSemeado = {
  grupo: string
  titulo: string
  descricao: string
  texto: (hoje: string) => string
  versao: number
  diasAtras: number
  /** Absent: everybody's. */
  rede?: Rede
}

const COMECAR = 'Para começar'
const PRAZOS = 'Prazos e situações'
const IMAGENS = 'Imagens'
const GLOSAS = 'Glosas e recursos'
const TABELAS = 'Tabelas'

/** In the order in which they are shown. */
export const ARQUIVOS: readonly ArquivoSemeado[] = [
  {
    grupo: COMECAR,
    titulo: 'Guia rápido do portal',
    descricao: 'Do paciente que chega ao pagamento, em cinco passos, com as teclas que valem em toda tela.',
    texto: () => guiaRapido,
    versao: 3,
    diasAtras: 20,
  },
  {
    grupo: COMECAR,
    titulo: 'Como incluir eventos numa linha',
    descricao: 'Dente, faces e código de uma vez, vários eventos juntos e as teclas da guia.',
    texto: () => incluirEvento,
    versao: 1,
    diasAtras: 48,
  },
  {
    grupo: PRAZOS,
    titulo: 'Prazos da guia, da senha ao pagamento',
    descricao: 'Quanto vale a senha, quando ela se renova e quantos dias cada um tem em cada situação.',
    texto: prazosGuia,
    versao: 2,
    diasAtras: 33,
  },
  {
    grupo: PRAZOS,
    titulo: 'Situações da guia e o próximo passo',
    descricao: 'O que cada situação quer dizer e o que se faz em seguida.',
    texto: () => situacoes,
    versao: 1,
    diasAtras: 75,
  },
  {
    grupo: IMAGENS,
    titulo: 'Como fotografar e radiografar para a auditoria',
    descricao:
      'O que a imagem inicial e a final têm de mostrar, os formatos e por que um arquivo é recusado.',
    texto: () => imagensAuditoria,
    versao: 2,
    diasAtras: 12,
  },
  {
    grupo: GLOSAS,
    titulo: 'Negativas que se evitam antes do envio',
    descricao: 'Carência, validade da senha, dente, imagem: quando ocorrem, como evitar e como recorrer.',
    texto: () => negativas,
    versao: 1,
    diasAtras: 26,
  },
  ...redes.map((rede) => ({
    grupo: GLOSAS,
    titulo: 'Como recorrer de uma glosa',
    descricao: `O prazo da ${rede.rotulo}, a justificativa de cada evento e o que acontece depois do envio.`,
    texto: (hoje: string) => recursoGlosa(rede, hoje),
    versao: 1,
    diasAtras: 61,
    rede: rede.codigo,
  })),
  {
    grupo: TABELAS,
    titulo: 'Tabela de faces e dentes (FDI)',
    descricao: 'Os códigos dos dentes permanentes e decíduos, das faces, das arcadas e dos sextantes.',
    texto: () => dentesFaces,
    versao: 1,
    diasAtras: 90,
  },
]
