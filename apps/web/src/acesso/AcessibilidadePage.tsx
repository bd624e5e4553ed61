import { useMarca } from '../marca/useMarca.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Link } from '../ui/action/Link.tsx'
import { useTitleOnLoad } from '../ui/useTitleOnLoad.ts'
import styles from './AcessibilidadePage.module.css'
import { ExternalLayout } from './ExternalLayout.tsx'

/** What the portal does and does not reach, for anyone to read (Interface B6.12). */
export default function AcessibilidadePage() {
  useTitleOnLoad()
  const { rotulo, links } = useMarca()
  const ouvidoria = links.find(({ label }) => label === 'Ouvidoria')
  return (
    <ExternalLayout>
      <article className={styles.texto}>
        <h1 id="titulo" tabIndex={-1}>
          Acessibilidade do Portal do Credenciado
        </h1>
        <p>
          A {rotulo} quer que toda pessoa da equipe de uma clínica possa trabalhar neste portal. O padrão que
          seguimos é o WCAG 2.2, nível AA, com os costumes do eMAG. O portal atende a esse padrão em parte: o
          que falta está dito abaixo.
        </p>
        {secoes.map(({ titulo, linhas }) => (
          <section key={titulo}>
            <h2>{titulo}</h2>
            <ul>
              {linhas.map((linha) => (
                <li key={linha}>{linha}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>Encontrou uma barreira?</h2>
          <p>
            Conte à{' '}
            {ouvidoria ? (
              <Link href={ouvidoria.href} isExternal>
                Ouvidoria
              </Link>
            ) : (
              'Ouvidoria'
            )}
            : em que tela foi, o que tentou fazer e com que programa ou aparelho. Quem não consegue usar uma
            tela pode pedir o mesmo serviço por lá.
          </p>
        </section>
        <p>Escrita em 22/11/2026 sobre a versão publicada nesse dia, por quem faz o portal.</p>
        <ButtonLink href="/portal">Ir para o portal</ButtonLink>
      </article>
    </ExternalLayout>
  )
}

const secoes = [
  {
    titulo: 'O que funciona',
    linhas: [
      'Tudo se faz só com o teclado, do login à guia paga; o lugar em que se está fica sempre à vista.',
      'A tecla ? mostra, em cada tela, para que ela serve, as suas teclas e o sentido das suas palavras.',
      'Quem dita ao computador desliga, na ajuda de qualquer tela do portal, as teclas de uma letra ou um sinal.',
      'Há temas claro, escuro e de alto contraste, e as cores do sistema são respeitadas.',
      'A 400 % de ampliação, ou em 320 pontos de largura, as telas não rolam para o lado; tabelas e odontograma rolam dentro de si.',
      'Nada se diz só por cor: cada situação tem palavra e ícone; no odontograma, também trama e letra.',
      'Erros aparecem no campo e num resumo que leva a ele; o que foi digitado não se perde.',
      'O odontograma tem ao lado uma tabela que diz o mesmo; o PDF da guia tem marcas de leitura.',
      'Antes do fim da sessão há um aviso, com tempo para continuar.',
    ],
  },
  {
    titulo: 'Como foi verificado',
    linhas: [
      'A cada mudança, o programa axe examina as telas, em tema claro e escuro, largas e estreitas.',
      'Testes no navegador percorrem as tarefas só pelo teclado e conferem que o foco nunca se perde.',
      'O contraste de cada par de cores é medido: pelo menos 4,5 para 1 no texto.',
    ],
  },
  {
    titulo: 'O que ainda falta',
    linhas: [
      'As telas não foram testadas por pessoas com deficiência, nem com leitores de tela por inteiro (NVDA, JAWS, VoiceOver, TalkBack).',
      'Não houve avaliação independente.',
      'Radiografias e fotos têm nome, tipo e dente, mas não uma descrição do que mostram.',
      'Os PDFs e as imagens que as clínicas enviam podem não ser acessíveis.',
      'Os textos são densos em siglas do setor, e não há versão em Libras.',
      'Os programas de fora ligados ao portal, como a assinatura e o chat, não foram avaliados.',
    ],
  },
] as const
