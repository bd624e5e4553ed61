import { imagem as chamadas } from '@portal/contract/imagem.ts'
import type { ImagemAcervo, ItemRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { aceitos } from '@portal/domain/imagem/limite.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showDia } from '../calendario/format.ts'
import { fonteGuia } from '../imagem/conteudo/fonte.ts'
import { Miniatura } from '../imagem/conteudo/Miniatura.tsx'
import { reduceFoto } from '../imagem/envio/reduceFoto.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { Button } from '../ui/action/Button.tsx'
import { FilePick } from '../ui/field/FilePick.tsx'
import { Select } from '../ui/field/Select.tsx'
import { campoDe } from './checkEdicao.ts'
import { listNovas } from './edicaoRecurso.ts'
import styles from './RecursoPage.module.css'

type Anexo = { numeroFicha: number; sequencial: number }

type AnexoFieldProps = {
  pedida: ItemRecurso['novidades'][number]
  item: ItemRecurso
  recurso: RecursoDetalhado
  atual: Anexo | undefined
  onChange: (anexo: Anexo | undefined) => void
}

const toKey = ({ numeroFicha, sequencial }: Anexo): string => `${numeroFicha}:${sequencial}`
const SEM_ANEXO = 'nenhum'

/** What the archive has for the place of an event, the newest first, each as it is told from the others. */
const toOpcao = (imagem: ImagemAcervo) => ({
  id: toKey(imagem),
  label: imagem.nomeArquivo,
  description: [
    imagem.dente && `dente ${imagem.dente}`,
    `enviada em ${showDia(imagem.enviadaEm)}`,
    `guia ${imagem.numeroFicha}`,
  ]
    .filter(Boolean)
    .join(', '),
})

/** A file that the denial asks for: from the archive of the patient, or sent now. */
export function AnexoField({ pedida, item, recurso, atual, onChange }: AnexoFieldProps) {
  const { numeroFicha, acervo } = recurso
  const { codigoLocalizacao: lugar, numeroSequencialInclusao } = item
  const opcoes = listNovas(item, pedida.tipo, acervo)
  // Who appeals may not send files for that: what the archive has can be chosen all the same.
  const fecho = useAcesso().whyNotCall(chamadas.uploadImagem)
  const envio = useWrite(chamadas.uploadImagem, {
    prepare: async (arquivo: File) => ({
      query: {
        numeroFicha,
        imagemGto: lugar && findDente(lugar) ? `recurso:${lugar}` : 'recurso',
        eventos: lugar ? `${numeroSequencialInclusao}:${lugar}` : `${numeroSequencialInclusao}`,
      },
      upload: { arquivo: (await reduceFoto(arquivo)) ?? arquivo, nome: arquivo.name },
    }),
    onSuccess: ({ imagem }) => {
      onChange({ numeroFicha, sequencial: imagem.sequencial })
      pushSuccess(`${imagem.nomeArquivo} vai com o recurso.`, 'Arquivo anexado')
    },
    onError: (error) => pushError(error),
  })
  return (
    <div className={styles.anexo}>
      {atual && (
        <span className={styles.mini}>
          <Miniatura fonte={fonteGuia(atual.numeroFicha)} sequencial={atual.sequencial} />
        </span>
      )}
      <div className={styles.escolha}>
        <Select
          id={campoDe(pedida.tipo, item)}
          isOptional={!pedida.obrigatoria}
          label={pedida.rotulo}
          onChange={(chave) => {
            const escolhida = opcoes.find((imagem) => toKey(imagem) === chave)
            onChange(escolhida && { numeroFicha: escolhida.numeroFicha, sequencial: escolhida.sequencial })
          }}
          options={[
            {
              id: SEM_ANEXO,
              label: opcoes.length > 0 ? 'Nada do acervo' : 'Nada novo no acervo do paciente',
            },
            ...opcoes.map(toOpcao),
          ]}
          value={atual ? toKey(atual) : SEM_ANEXO}
          width="full"
        />
      </div>
      {fecho ? (
        <Button disabledReason={fecho} icon="upload">
          Enviar arquivo
        </Button>
      ) : (
        <FilePick
          accept={aceitos.split(',')}
          onFiles={([arquivo]) => {
            if (arquivo && !envio.isPending) envio.mutate(arquivo)
          }}
        >
          <Button icon="upload" isPending={envio.isPending}>
            Enviar arquivo
          </Button>
        </FilePick>
      )}
    </div>
  )
}
