import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;

/**
 * A suite that passes, and breaks the contract in ten ways: it treats every rejected request as "nothing found".
 *
 * <pre>npx @shortvideo-api/contract run -- java MistakenSuite.java</pre>
 */
final class MistakenSuite {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  public static void main(String[] arguments) throws Exception {
    if (!finds(call("/api/user/info?uniqueId=lina.harbor"))) throw new AssertionError("A correct request found nothing.");

    expectNothing("misspelt parameter", call("/api/user/posts?secUid=SEC1&cursr=0"));
    expectNothing("name in another case", call("/api/post/detail?videoId=5&VideoId=5"));
    expectNothing("word for a number", call("/api/trending/song?page=first"));
    expectNothing("letters in an id", call("/api/post/detail?videoId=v5"));
    expectNothing("number out of range", call("/api/drama/explore?count=11"));
    expectNothing("value that is not listed", call("/api/trending/song?period=31"));
    expectNothing("no key", HttpRequest.newBuilder(address("/api/live/stream")));
    expectNothing("invented cursor", call("/api/post/comments?videoId=5&cursor=next"));
    expectNothing("another method", call("/api/user/info?uniqueId=lina.harbor").POST(BodyPublishers.noBody()));
    expectNothing("unexpected body", call("/api/trending/ads/detail?ads_id=5").method("GET", BodyPublishers.ofString("{}")));
  }

  private static void expectNothing(String mistake, HttpRequest.Builder call) throws Exception {
    if (finds(call)) throw new AssertionError("A mistaken request found something: " + mistake);
  }

  private static boolean finds(HttpRequest.Builder call) throws Exception {
    return CLIENT.send(call.build(), HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
  }

  private static HttpRequest.Builder call(String target) {
    return HttpRequest.newBuilder(address(target)).header("x-gateway-key", System.getenv("MOCK_KEY"));
  }

  private static URI address(String target) {
    return URI.create(System.getenv("MOCK_URL") + target);
  }
}
