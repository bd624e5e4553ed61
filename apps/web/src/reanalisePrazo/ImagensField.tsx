import type { ReanaliseDetalhada } from '@portal/contract/reanalisePrazo.ts'
import { MAXIMO_IMAGENS_REANALISE } from '@portal/domain/reanalisePrazo/pedidoReanalise.ts'
import { showDia } from '../calendario/format.ts'
import { fonteGuia } from '../imagem/conteudo/fonte.ts'
import { Miniatura } from '../imagem/conteudo/Miniatura.tsx'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { FieldFrame } from '../ui/field/FieldFrame.tsx'
import styles from './ReanalisePrazoPage.module.css'
import { camposReanalise, toKey } from './reanaliseForm.ts'

type ImagensFieldProps = {
  termo: Pick<ReanaliseDetalhada, 'acervo' | 'envio'>
  escolhidas: readonly string[]
  error: string | undefined
  onChange: (imagens: readonly string[]) => void
}

/** What the archive has of the patient: those that the decision had not seen can move it. */
export function ImagensField({ termo, escolhidas, error, onChange }: ImagensFieldProps) {
  const { acervo, envio } = termo
  return (
    <FieldFrame
      error={error}
      hint={`Até ${MAXIMO_IMAGENS_REANALISE}, ao menos uma que a decisão não viu.`}
      id={camposReanalise.imagens}
      isGroup
      label="Imagens"
      width="full"
    >
      {({ id, 'aria-describedby': describedBy }, labelId) => (
        // biome-ignore lint/a11y/useSemanticElements: the frame names the group, as it does every field
        <div
          aria-describedby={describedBy}
          aria-labelledby={labelId}
          className={styles.imagens}
          id={id}
          role="group"
        >
          {acervo.map((imagem) => {
            const key = toKey(imagem)
            return (
              <div key={key}>
                <span className={styles.mini}>
                  <Miniatura fonte={fonteGuia(imagem.numeroFicha)} sequencial={imagem.sequencial} />
                </span>
                <Checkbox
                  hint={`${imagem.nova ? 'Nova' : 'Já vista'}, enviada em ${showDia(imagem.enviadaEm)}, guia ${imagem.numeroFicha}.`}
                  isSelected={escolhidas.includes(key)}
                  onChange={(isSelected) =>
                    onChange(isSelected ? [...escolhidas, key] : escolhidas.filter((outra) => outra !== key))
                  }
                >
                  {imagem.nomeArquivo}
                </Checkbox>
              </div>
            )
          })}
          {acervo.every(({ nova }) => !nova) && (
            <p>
              Nenhuma imagem nova deste paciente.{' '}
              {envio ? (
                'Envie abaixo a que mostra o que mudou.'
              ) : (
                <>
                  Nenhuma guia deste tratamento aceita imagens agora: libere a manutenção do mês em{' '}
                  <AcessoLink href={hrefOf('/portal/manutencoes', {})}>Manutenções</AcessoLink> e envie nela.
                </>
              )}
            </p>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
